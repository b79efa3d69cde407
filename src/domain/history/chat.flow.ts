import type { AppealMessage } from './appeal';
import type { Instant } from '../time/cityTime';

/** The driver's own message that the city's thread does not show yet (FEED-07). */
export interface Outgoing {
  id: string;
  text: string;
  at: Instant;
  /** `lost`: the response was lost, so only the thread shows whether the city has the message. */
  state: 'sending' | 'sent' | 'lost' | 'failed';
  /**
   * How many own messages with this text the thread had before this message, or the first pending one with the same
   * text, was sent.
   */
  sameBefore: number;
  /**
   * When the response arrived or was lost, by the device's clock. A thread that was read later includes the message if
   * the city has it.
   */
  sentAt?: number;
  /**
   * The response was lost and the thread did not show the message in time. It can be sent again, but the city may still
   * have it.
   */
  mayArrive?: boolean;
}

export type ChatState = readonly Outgoing[];

export type ChatEvent =
  | { type: 'send'; id: string; text: string; at: Instant; thread: readonly AppealMessage[] }
  | { type: 'again'; id: string }
  | { type: 'sent'; id: string; now: number }
  /** The response was lost, so it is unknown whether the city has the message. */
  | { type: 'lost'; id: string; now: number }
  | { type: 'failed'; id: string }
  /** The thread, read at this time of the device's clock. */
  | { type: 'read'; thread: readonly AppealMessage[]; readAt: number };

/** Normalises whitespace, because a server may change spaces and line breaks. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const countOf = (thread: readonly AppealMessage[], text: string): number =>
  thread.filter((message) => message.isOwn && plain(message.text) === plain(text)).length;

const withState = (state: ChatState, id: string, change: Partial<Outgoing>): ChatState =>
  state.map((one) => (one.id === id ? { ...one, ...change } : one));

/**
 * The driver's pending messages, oldest first. Empty texts are ignored. A sent message is removed once a later reading
 * of the thread replaces it. A message whose response was lost is removed only if the thread shows it. Otherwise it has
 * failed and can be sent again.
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
 * For messages with the same text, a thread shows only how many there are, not which ones. Confirmed messages count
 * first, then those whose response was lost. While one with the same text is unanswered, nothing is concluded about the
 * lost ones.
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
