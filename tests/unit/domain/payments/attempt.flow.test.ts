import { describe, expect, it } from 'vitest';
import { attemptFlow, type AttemptEvent } from '~/domain/payments/attempt.flow';
import { isOpen, type AttemptState, type LostCause } from '~/domain/payments/attempt.state';

const startState: AttemptState = { phase: 'sending' };
const play = (...events: AttemptEvent[]): AttemptState => events.reduce(attemptFlow, startState);
type Read = Extract<AttemptEvent, { type: 'read' }>;
/** A reading that many seconds after the sending. */
const read = (verdict: Read['verdict'], s = 0, isLast = false): AttemptEvent => ({
  type: 'read',
  verdict,
  atMs: s * 1000,
  isLast,
});
const last = (verdict: Read['verdict'], s = 30): AttemptEvent => read(verdict, s, true);
/** The answer is lost at the sending. After a timeout the request is pending from that moment on. */
const lost = (cause: LostCause, isOnlyLink?: true, serverMessage?: string): AttemptEvent => ({
  type: 'lost',
  cause,
  atMs: 0,
  isOnlyLink,
  serverMessage,
});
const ended = (s: number): AttemptEvent => ({ type: 'ended', atMs: s * 1000 });
const ok: AttemptEvent = { type: 'ok' };
const refusal: AttemptEvent = { type: 'refused', errorName: 'NoMoneyNoHoney' };
/** Nothing found at 0, 3 and 10 s. */
const nothing: AttemptEvent[] = [read('notDone', 0), read('notDone', 3), read('notDone', 10)];
const causes: LostCause[] = ['network', 'unreadable', 'expired', 'restart'];

describe('a city’s message without an error name', () => {
  const serverMessage = 'Абонемент на эти дни не продаётся';
  it.each<[string, AttemptEvent[]]>([
    ['of a link', [lost('unreadable', true, serverMessage)]],
    [
      'of money, once the readings show that nothing was paid',
      [lost('unreadable', undefined, serverMessage), ...nothing, last('notDone')],
    ],
    [
      'of money, asked once more',
      [
        lost('unreadable', undefined, serverMessage),
        ...nothing,
        last('failed'),
        { type: 'checkAgain' },
        last('notDone', 60),
      ],
    ],
  ])('a message without an error name is shown with "not done": %s', (_, events) => {
    expect(play(...events)).toEqual({ phase: 'notDone', serverMessage });
  });
});

describe('the conclusion that a payment was not done', () => {
  it.each(causes)(
    '%s: three good readings within 10 s are not enough to conclude that a payment was not done',
    (cause) => {
      expect(play(lost(cause), ...nothing).phase).toBe('checking');
    },
  );
  it.each(causes)('%s: the reading 30 s after the loss concludes that the payment was not done', (cause) => {
    expect(play(lost(cause), ...nothing, last('notDone')).phase).toBe('notDone');
  });
  it.each(causes)(
    '%s: any number of readings earlier than 30 s after the loss leave the payment not known',
    (cause) => {
      const often = Array.from({ length: 20 }, (_, s) => read('notDone', s));
      expect(play(lost(cause), ...often, last('notDone', 29.9)).phase).toBe('notKnown');
    },
  );
  it('while the request is pending, no reading concludes that a payment was not done, however late', () => {
    expect(play(lost('timeout'), ...nothing, last('notDone', 500), last('notDone', 900)).phase).toBe('checking');
  });
  it('the 30 s before a conclusion are counted from the app’s end of a pending request', () => {
    const pending = [lost('timeout'), ...nothing, ended(15)];
    const after = [read('notDone', 15), read('notDone', 18), read('notDone', 25)];
    expect(play(...pending, ...after, last('notDone', 44)).phase).toBe('notKnown');
    expect(play(...pending, ...after, last('notDone', 45)).phase).toBe('notDone');
  });
  it('readings before the end of the request do not count towards “not done”', () => {
    expect(play(lost('timeout'), ...nothing, ended(15), last('notDone', 45)).phase).toBe('notKnown');
  });
  it('a second end of a request does not restart the count of 30 s', () => {
    const twice = [
      lost('timeout'),
      ended(15),
      read('notDone', 15),
      ended(40),
      read('notDone', 40),
      last('notDone', 45),
    ];
    expect(play(...twice).phase).toBe('notDone');
  });
  it('a payment that is checked again within 30 s stays not known', () => {
    const again: AttemptEvent = { type: 'checkAgain' };
    expect(
      play(
        lost('network'),
        last('notDone', 1),
        again,
        last('notDone', 2),
        again,
        last('notDone', 3),
        again,
        last('notDone', 4),
      ).phase,
    ).toBe('notKnown');
  });
});

describe('the ending of a payment', () => {
  it.each<[name: string, events: AttemptEvent[], phase: AttemptState['phase']]>([
    ['a plain success', [ok], 'done'],
    ['a refusal', [refusal], 'refused'],
    ['no network: nothing was sent', [{ type: 'offline' }], 'offline'],
    ['a busy server: nothing was done', [{ type: 'busy', waitMs: 5000 }], 'busy'],
    ['F-1: the answer is lost, the session is there', [lost('unreadable'), read('done')], 'done'],
    ['F-2: the browser sent it twice', [lost('network'), read('twice')], 'doneTwice'],
    ['a success that a later look finds done twice', [ok, read('twice')], 'doneTwice'],
    ['a success that a later look confirms', [ok, read('done')], 'done'],
    ['a success stays one when the look fails', [ok, read('failed')], 'done'],
    ['a success stays one when the look comes too early', [ok, ...nothing, last('notDone')], 'done'],
    ['F-3: the readings say it never arrived', [lost('network'), ...nothing, last('notDone')], 'notDone'],
    [
      'two good readings and one of them the last are not enough',
      [lost('network'), read('notDone'), last('notDone')],
      'notKnown',
    ],
    [
      'a reading that fails counts for nothing',
      [lost('network'), read('notDone'), read('failed', 3), read('failed', 10), last('notDone')],
      'notKnown',
    ],
    [
      'an unclear reading counts for nothing',
      [lost('network'), read('unclear'), read('unclear', 3), read('notDone', 10), last('notDone')],
      'notKnown',
    ],
    ['an unclear reading at the end concludes nothing', [lost('network'), ...nothing, last('unclear')], 'notKnown'],
    [
      'with failing readings it stays open',
      [lost('network'), read('failed'), read('failed'), read('failed'), last('notDone')],
      'notKnown',
    ],
    ['F-4: a late success is accepted', [lost('timeout'), read('notDone'), ok], 'done'],
    ['what is found while the request is pending is done', [lost('timeout'), read('done')], 'done'],
    ['a late success is accepted even after "not done"', [lost('network'), ...nothing, last('notDone'), ok], 'done'],
    [
      'what reaches the city after "not done" was made after all',
      [lost('network'), ...nothing, last('notDone'), { type: 'arrived', isTwice: false }],
      'done',
    ],
    [
      'and twice, where it was paid for again',
      [lost('network'), ...nothing, last('notDone'), { type: 'arrived', isTwice: true }],
      'doneTwice',
    ],
    [
      'a reading that began earlier changes nothing then',
      [lost('network'), ...nothing, last('notDone'), read('done', 31)],
      'notDone',
    ],
    ['what is open has not arrived late', [lost('network'), { type: 'arrived', isTwice: false }], 'checking'],
    ['a late refusal is accepted while it is checked', [lost('timeout'), read('notDone'), refusal], 'refused'],
    ['a late refusal does not undo what the server shows', [lost('timeout'), read('done'), refusal], 'done'],
    [
      'nothing readable at all: not known',
      [lost('expired'), read('failed'), read('failed', 3), read('failed', 10), last('failed')],
      'notKnown',
    ],
    [
      'asked once more it is found',
      [lost('network'), last('failed'), { type: 'checkAgain' }, last('done', 60)],
      'done',
    ],
    [
      'asked once more and still nothing',
      [lost('network'), last('failed'), { type: 'checkAgain' }, last('failed', 60)],
      'notKnown',
    ],
    [
      'asking again keeps the good readings',
      [lost('network'), ...nothing, last('failed'), { type: 'checkAgain' }, last('notDone', 60)],
      'notDone',
    ],
    ['a late success ends "not known"', [lost('network'), last('failed'), ok], 'done'],
    ['F-13: a link whose answer is lost charged nobody', [lost('timeout', true)], 'notDone'],
    ['F-30: an attempt of a killed page is checked', [lost('restart')], 'checking'],
    ['asking again does nothing to an ending', [ok, { type: 'checkAgain' }], 'done'],
    [
      'a second loss does not restart the count',
      [lost('network'), ...nothing, lost('timeout'), last('notDone')],
      'notDone',
    ],
  ])('%s: the payment attempt reaches the expected phase', (_, events, phase) => {
    expect(play(...events).phase).toBe(phase);
  });

  it('a second payment is forbidden exactly while the ending of the first is open', () => {
    expect([startState, play(lost('network')), play(lost('network'), last('failed'))].map(isOpen)).toEqual([
      true,
      true,
      true,
    ]);
    expect([play(ok), play(refusal), play({ type: 'offline' }), play(ok, read('twice'))].map(isOpen)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('a refused payment attempt carries the city’s message', () => {
    expect(play({ type: 'refused', errorName: 'NoSaving', message: 'поздно' })).toEqual({
      phase: 'refused',
      errorName: 'NoSaving',
      message: 'поздно',
    });
  });
});
