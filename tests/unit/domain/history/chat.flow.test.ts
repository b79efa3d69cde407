import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AppealMessage } from '~/domain/history/appeal';
import { chatFlow, type ChatEvent, type ChatState } from '~/domain/history/chat.flow';
import { anyText } from '../../support/hostileTexts';

const ownMessage = (text: string): AppealMessage => ({ text, isOwn: true });
const theirs = (text: string): AppealMessage => ({ text, isOwn: false });
const send = (id: string, text: string, thread: AppealMessage[] = []): ChatEvent => ({
  type: 'send',
  id,
  text,
  at: 0,
  thread,
});
const read = (readAt: number, ...thread: AppealMessage[]): ChatEvent => ({ type: 'read', thread, readAt });
const lost = (id: string): ChatEvent => ({ type: 'lost', id, now: 5 });
const after = (...events: ChatEvent[]): ChatState => events.reduce(chatFlow, []);
const textsOf = (state: ChatState): string[] => state.map(({ text, state: at }) => `${text}: ${at}`);

describe('messages on their way', () => {
  it.each<[string, ChatEvent[], string[]]>([
    ['one stands there at once', [send('a', ' Да ')], ['Да: sending']],
    ['an empty one is none', [send('a', ' \n ')], []],
    ['the same press twice is one', [send('a', 'Да'), send('a', 'Да')], ['Да: sending']],
    ['a refused one is marked', [send('a', 'Да'), { type: 'failed', id: 'a' }], ['Да: failed']],
    [
      'and can be sent again',
      [send('a', 'Да'), { type: 'failed', id: 'a' }, { type: 'again', id: 'a' }],
      ['Да: sending'],
    ],
    [
      'only a failed one is',
      [send('a', 'Да'), { type: 'sent', id: 'a', now: 5 }, { type: 'again', id: 'a' }],
      ['Да: sent'],
    ],
    ['a sent one stays until the thread is read', [send('a', 'Да'), { type: 'sent', id: 'a', now: 5 }], ['Да: sent']],
    [
      'a thread read before it does not replace it',
      [send('a', 'Да'), { type: 'sent', id: 'a', now: 5 }, read(4, ownMessage('Да'))],
      ['Да: sent'],
    ],
    [
      'a thread read after it does',
      [send('a', 'Да'), { type: 'sent', id: 'a', now: 5 }, read(6, ownMessage('Да'))],
      [],
    ],
    [
      'however the city spells it',
      [send('a', 'Да'), { type: 'sent', id: 'a', now: 5 }, read(6, ownMessage('да.'))],
      [],
    ],
    [
      'one whose answer was lost is not offered again before the thread was read',
      [send('a', 'Да'), lost('a'), read(4)],
      ['Да: lost'],
    ],
    [
      'it goes where it arrived all the same',
      [send('a', 'Да,\nконечно'), lost('a'), read(6, ownMessage('Да, конечно'))],
      [],
    ],
    ['and has failed where it did not', [send('a', 'Да'), lost('a'), read(6)], ['Да: failed']],
    ['though it may come later still', [send('a', 'Да'), lost('a'), read(6), read(7, ownMessage('Да'))], []],
    [
      'the same word of earlier is not it',
      [send('a', 'Да', [ownMessage('Да')]), lost('a'), read(6, ownMessage('Да'))],
      ['Да: failed'],
    ],
    ['nor is the operator’s', [send('a', 'Да'), lost('a'), read(6, theirs('Да'))], ['Да: failed']],
    [
      'a refused one never arrived',
      [send('a', 'Да'), { type: 'failed', id: 'a' }, read(6, ownMessage('Да'))],
      ['Да: failed'],
    ],
    [
      'of two equal ones that were lost one arrived',
      [send('a', 'Да'), send('b', 'Да'), lost('a'), lost('b'), read(6, ownMessage('Да'))],
      ['Да: failed'],
    ],
    [
      'while an equal one is under way nobody knows which',
      [send('a', 'Да'), send('b', 'Да'), lost('b'), read(6, ownMessage('Да'))],
      ['Да: sending', 'Да: lost'],
    ],
    [
      'an equal one that was sent is not the lost one',
      [send('a', 'Да'), send('b', 'Да'), lost('a'), { type: 'sent', id: 'b', now: 5 }, read(6, ownMessage('Да'))],
      ['Да: failed'],
    ],
    ['a reading does not touch what is being sent', [send('a', 'Да'), read(6, ownMessage('Да'))], ['Да: sending']],
    ['an ending of a message that is gone changes nothing', [{ type: 'failed', id: 'x' }], []],
  ])('a chat message gets the expected state: %s', (_, events, expected) => {
    expect(textsOf(after(...events))).toEqual(expected);
  });

  it('chat messages keep their order when one of them is sent again', () => {
    expect(
      textsOf(after(send('a', '1'), send('b', '2'), { type: 'failed', id: 'a' }, { type: 'again', id: 'a' })),
    ).toEqual(['1: sending', '2: sending']);
  });

  it('a chat message is never lost without an answer and never doubled, whatever happens', () => {
    const id = fc.constantFrom('a', 'b', 'c');
    const thread = fc.array(fc.record({ text: anyText, isOwn: fc.boolean() }), { maxLength: 5 });
    const event: fc.Arbitrary<ChatEvent> = fc.oneof(
      fc.record({ type: fc.constant('send' as const), id, text: anyText, at: fc.constant(0), thread }),
      fc.record({ type: fc.constant('again' as const), id }),
      fc.record({ type: fc.constant('sent' as const), id, now: fc.nat(10) }),
      fc.record({ type: fc.constant('lost' as const), id, now: fc.nat(10) }),
      fc.record({ type: fc.constant('failed' as const), id }),
      fc.record({ type: fc.constant('read' as const), thread, readAt: fc.nat(10) }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (events) => {
        let state: ChatState = [];
        for (const one of events) {
          const next = chatFlow(state, one);
          const ids = next.map((message) => message.id);
          expect(new Set(ids).size).toBe(ids.length);
          expect(next.every(({ text }) => text.trim() !== '')).toBe(true);
          // Only a reading removes a message, and never one that is still being sent.
          const gone = state.filter((message) => !ids.includes(message.id));
          expect(gone.every((message) => one.type === 'read' && message.state !== 'sending')).toBe(true);
          state = next;
        }
      }),
    );
  });
});
