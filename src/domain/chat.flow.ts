import type { AppealMessage } from './appeal';
import type { Instant } from './cityTime';

/** A message of one's own that the city's thread does not show yet (document 2, section 4; FEED-07). */
export interface Outgoing {
  id: string;
  text: string;
  at: Instant;
  state: 'sending' | 'sent' | 'failed';
  /** How many own messages of the same words stood before it: one more in a later thread is this one. */
  sameBefore: number;
  /** When the city took it, by the device's clock. */
  sentAt?: number;
}

export type ChatState = readonly Outgoing[];

export type ChatEvent =
  | { type: 'send'; id: string; text: string; at: Instant; thread: readonly AppealMessage[] }
  | { type: 'again'; id: string }
  | { type: 'sent'; id: string; now: number }
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
 * its place; so does a failed one that the city shows after all, whose answer alone was lost.
 */
export const chatFlow = (state: ChatState, event: ChatEvent): ChatState => {
  switch (event.type) {
    case 'send': {
      const text = event.text.trim();
      if (text === '' || state.some(({ id }) => id === event.id)) return state;
      const onTheWay = state.filter((one) => plain(one.text) === plain(text)).length;
      return [...state, { id: event.id, text, at: event.at, state: 'sending', sameBefore: countOf(event.thread, text) + onTheWay }];
    }
    case 'again':
      return state.map((one) => (one.id === event.id && one.state === 'failed' ? { ...one, state: 'sending' } : one));
    case 'sent':
      return withState(state, event.id, { state: 'sent', sentAt: event.now });
    case 'failed':
      return withState(state, event.id, { state: 'failed' });
    case 'read': {
      const isShown = (one: Outgoing): boolean =>
        one.state === 'sent'
          ? event.readAt >= (one.sentAt ?? Number.POSITIVE_INFINITY)
          : one.state === 'failed' && countOf(event.thread, one.text) > one.sameBefore;
      const left = state.filter((one) => !isShown(one));
      return left.length === state.length ? state : left;
    }
  }
};
