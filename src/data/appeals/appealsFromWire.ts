import type { ReplyOf } from '~/api/contract/endpoint';
import type { getAppealMessages, getAppeals } from '~/api/contract/appeals';
import type { Appeal, AppealMessage, AppealStatus } from '~/domain/history/appeal';
import { instantFromWire } from '~/domain/time/cityTime';
import { statusKey } from '../statusKey';
import { nonEmpty } from '../wireText';

const maxCounts = { appeals: 200, messages: 500 };
/** The limits never truncate a message that a driver may write. */
const maxLengths = { word: 200, line: 300, text: 12_000 };

/** The cities' words and codes for a status, as `statusKey` writes them. */
const statuses: ReadonlyMap<string, AppealStatus> = new Map([
  ['зарегистрирован', 'registered'],
  ['registered', 'registered'],
  ['вработе', 'inWork'],
  ['inwork', 'inWork'],
  ['требуетуточнения', 'needsClarification'],
  ['требуетсяуточнение', 'needsClarification'],
  ['needsclarification', 'needsClarification'],
  ['завершен', 'completed'],
  ['completed', 'completed'],
]);

/** The appeals in the city's order, without duplicates. An appeal without an id cannot be opened and is dropped. */
export const appealsFromWire = ({ items }: ReplyOf<typeof getAppeals>): Appeal[] =>
  items
    .filter(
      ({ id }, index) => id.trim() !== '' && id.length <= 100 && items.findIndex((item) => item.id === id) === index,
    )
    .slice(0, maxCounts.appeals)
    .map(({ id, subject, status, lastMessage }) => {
      const word = nonEmpty(status, maxLengths.word);
      const known = statuses.get(statusKey(word)) ?? 'other';
      return {
        id,
        subject: nonEmpty(subject, maxLengths.line),
        status: known,
        statusWord: known === 'other' ? word : undefined,
        lastMessage: nonEmpty(lastMessage, maxLengths.line),
      };
    });

/** The title of a message. Some cities send a switch in its place: `true` means the subject of the appeal. */
const titleFromWire = (title: string | boolean | undefined): string | true | undefined => {
  if (typeof title === 'boolean') return title || undefined;
  const word = title?.trim().toLowerCase();
  if (word === '1' || word === 'true') return true;
  return word === '0' || word === 'false' ? undefined : nonEmpty(title, maxLengths.line);
};

/** The newest messages of an appeal, oldest first. Empty messages are dropped. */
export const messagesFromWire = ({ items }: ReplyOf<typeof getAppealMessages>, timeZone: string): AppealMessage[] =>
  items.slice(-maxCounts.messages).flatMap(({ date, text, out, withTitle }) => {
    const message = nonEmpty(text, maxLengths.text);
    if (message === undefined) return [];
    return {
      at: date === undefined ? undefined : instantFromWire(date, timeZone),
      text: message,
      isOwn: out === 1,
      title: titleFromWire(withTitle),
    };
  });
