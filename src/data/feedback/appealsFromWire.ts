import type { ReplyOf } from '~/api/contract/endpoint';
import type { getAppealMessages, getAppeals } from '~/api/contract/feedback';
import type { Appeal, AppealMessage, AppealStatus } from '~/domain/appeal';
import { instantFromWire } from '~/domain/cityTime';
import { filled } from '../wireText';

const most = { appeals: 200, messages: 500 };
/** Of a message that a driver may write nothing is cut. */
const longest = { word: 200, line: 300, text: 12_000 };

/** The words of the cities, and their codes, without blanks and case. */
const statuses: ReadonlyMap<string, AppealStatus> = new Map([
  ['зарегистрировано', 'registered'],
  ['registered', 'registered'],
  ['вработе', 'inWork'],
  ['inwork', 'inWork'],
  ['требуетуточнения', 'needsClarification'],
  ['требуетсяуточнение', 'needsClarification'],
  ['needsclarification', 'needsClarification'],
  ['завершено', 'completed'],
  ['completed', 'completed'],
]);

/** The appeals in the city's order, each once; one without an id cannot be opened and is dropped. */
export const appealsFromWire = ({ items }: ReplyOf<typeof getAppeals>): Appeal[] =>
  items
    .filter(({ id }, index) => id.trim() !== '' && id.length <= 100 && items.findIndex((item) => item.id === id) === index)
    .slice(0, most.appeals)
    .map(({ id, subject, status, lastMessage }) => {
      const word = filled(status, longest.word);
      const known = statuses.get((word ?? '').toLowerCase().replaceAll(/[\s_-]/g, '')) ?? 'other';
      return {
        id,
        subject: filled(subject, longest.line),
        status: known,
        statusWord: known === 'other' ? word : undefined,
        lastMessage: filled(lastMessage, longest.line),
      };
    });

/** The newest messages of an appeal, the oldest of them first; the empty ones say nothing and are dropped. */
export const messagesFromWire = ({ items }: ReplyOf<typeof getAppealMessages>, timeZone: string): AppealMessage[] =>
  items.slice(-most.messages).flatMap(({ date, text, out, withTitle }) => {
    const words = filled(text, longest.text);
    if (words === undefined) return [];
    return {
      at: date === undefined ? undefined : instantFromWire(date, timeZone),
      text: words,
      isOwn: out === 1,
      title: filled(withTitle, longest.line),
    };
  });
