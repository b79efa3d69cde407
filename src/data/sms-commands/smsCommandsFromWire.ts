import type { ReplyOf } from '~/api/contract/endpoint';
import type { getSmsCommands } from '~/api/contract/options';
import type { SmsCommand } from '~/domain/sms/smsCommand';
import { maxSmsLength } from '~/domain/sms/smsLink';
import { nonEmpty } from '../wireText';

/** No city has as many commands, and no name or hint is as long. A longer list is a mistake. */
const maxCommands = 100;
const maxLineLength = 500;

/** A truncated command would be a different one, so a command that is too long is dropped. */
const commandFromWire = (text: string | undefined): string | undefined =>
  text?.trim() && text.length <= maxSmsLength ? text : undefined;

/** The commands with content. Examples stay byte for byte, all other texts are trimmed. */
export const smsCommandsFromWire = ({ result }: ReplyOf<typeof getSmsCommands>): SmsCommand[] =>
  result
    .map(({ name, hint, example, command_transcription: transcription }) => ({
      name: nonEmpty(name, maxLineLength) ?? '',
      hint: nonEmpty(hint, maxLineLength),
      example: commandFromWire(example),
      transcription: nonEmpty(transcription, maxLineLength),
    }))
    .filter(({ name, example, transcription }) => Boolean(example ?? transcription) || name !== '')
    .slice(0, maxCommands);
