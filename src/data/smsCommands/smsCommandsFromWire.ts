import type { ReplyOf } from '~/api/contract/endpoint';
import type { getSmsCommands } from '~/api/contract/notices';
import type { SmsCommand } from '~/domain/smsCommand';
import { longestSms } from '~/domain/smsLink';
import { filled } from '../wireText';

/** No city has as many, and no name or hint is as long: beyond it a list is somebody's mistake. */
const most = 100;
const longestLine = 500;

/** A cut command would be another command: a longer one is left out. */
const command = (text: string | undefined): string | undefined => (text?.trim() && text.length <= longestSms ? text : undefined);

/** The commands that say anything: examples byte for byte, all other texts trimmed. */
export const smsCommandsFromWire = ({ result }: ReplyOf<typeof getSmsCommands>): SmsCommand[] =>
  result
    .map(({ name, hint, example, command_transcription: transcription }) => ({
      name: filled(name, longestLine) ?? '',
      hint: filled(hint, longestLine),
      example: command(example),
      transcription: filled(transcription, longestLine),
    }))
    .filter(({ name, example, transcription }) => Boolean(example ?? transcription) || name !== '')
    .slice(0, most);
