import type { AppealMessage } from './appeal';
import type { Instant } from '../time/cityTime';

/** A message of one's own that the city's thread does not show yet (document 2, section 4; FEED-07). */
export interface Outgoing {
  id: string;
  text: string;
  at: Instant;
  /** `lost`: the answer is, so that only the thread tells whether the city has it. */
  state: 'sending' | 'sent' | 'lost' | 'failed';
  /** How many own messages of the same words stood in the thread before this one, and others like it, were sent. */
  sameBefore: number;
  /** When the answer came or was lost, by the device's clock: a thread that was read later has it. */
  sentAt?: number;
  /** The city may have it although it is offered again: its answer was lost, and the thread did not show it in time. */
  mayArrive?: boolean;
}

export type ChatState = readonly Outgoing[];

export type ChatEvent =
  | { type: 'send'; id: string; text: string; at: Instant; thread: readonly AppealMessage[] }
  | { type: 'again'; id: string }
  | { type: 'sent'; id: string; now: number }
  /** The answer is lost: the city has it or not. */
  | { type: 'lost'; id: string; now: number }
  | { type: 'failed'; id: string }
  /** The thread as it was read at this moment of the device's clock. */
  | { type: 'read'; thread: readonly AppealMessage[]; readAt: number };

/** A server may write blanks and ends of lines in its own way. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const countOf = (thread: readonly AppealMessage[], text: string): number =>
  thread.filter((message) => message.isOwn && plain(message.text) === plain(text)).length;

const withState = (state: ChatState, id: string, change: Partial<Outgoing>): ChatState =>
  state.map((one) => (one.id === id ? { ...one, ...change } : one));

/**
 * Own messages on their way, the oldest first. An empty text is none. A sent one goes when a thread read later stands in
 * its place; so does one whose answer was lost, where the thread shows it. Only where it does not, it has failed and is offered again.
 */
export const chatFlow = (state: ChatState, event: ChatEvent): ChatState => {
  switch (event.type) {
    case 'send': {
      const text = event.text.trim();
      if (text === '' || state.some(({ id }) => id === event.id)) return state;
      const same = state.find((one) => plain(one.text) === plain(text));
      return [
        ...state,
        {
          id: event.id,
          text,
          at: event.at,
          state: 'sending',
          sameBefore: same?.sameBefore ?? countOf(event.thread, text),
        },
      ];
    }
    case 'again':
      return state.map((one) =>
        one.id === event.id && one.state === 'failed' ? { ...one, state: 'sending', mayArrive: undefined } : one,
      );
    case 'sent':
      return withState(state, event.id, { state: 'sent', sentAt: event.now });
    case 'lost':
      return withState(state, event.id, { state: 'lost', sentAt: event.now });
    case 'failed':
      return withState(state, event.id, { state: 'failed' });
    case 'read':
      return afterRead(state, event);
  }
};

/**
 * Of messages of the same words a thread does not tell which is which, only how many: surely those that were answered, then those
 * whose answer was lost. As long as another one of them is unanswered, nothing is concluded of these.
 */
const afterRead = (state: ChatState, { thread, readAt }: Extract<ChatEvent, { type: 'read' }>): ChatState => {
  const isLater = ({ sentAt }: Outgoing): boolean => readAt >= (sentAt ?? Number.POSITIVE_INFINITY);
  const isIn = (one: Outgoing): boolean => one.state === 'sent' && isLater(one);
  let next = state.filter((one) => !isIn(one));
  for (const plainText of new Set(state.map(({ text }) => plain(text)))) {
    const same = state.filter(({ text }) => plain(text) === plainText);
    const arrived = countOf(thread, plainText) - Math.min(...same.map(({ sameBefore }) => sameBefore));
    const isOpen = same.some((one) => one.state === 'sending' || (one.state !== 'failed' && !isLater(one)));
    const mayBeIn = isOpen
      ? []
      : same.filter((one) => one.state === 'lost' || (one.state === 'failed' && one.mayArrive));
    const sent = same.filter(isIn);
    const found = mayBeIn.slice(0, Math.max(0, arrived - sent.length));
    const claimed = Math.max(0, Math.min(arrived, sent.length + found.length));
    next = next.flatMap((one): Outgoing[] => {
      if (!same.includes(one)) return [one];
      if (found.includes(one)) return [];
      const sameBefore = one.sameBefore + claimed;
      if (one.state === 'lost' && mayBeIn.includes(one))
        return [{ ...one, sameBefore, state: 'failed', mayArrive: true }];
      return [claimed > 0 ? { ...one, sameBefore } : one];
    });
  }
  return next.length === state.length && next.every((one, index) => one === state[index]) ? state : next;
};
