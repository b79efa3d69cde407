import { describe, expect, it } from 'vitest';
import { attemptFlow, isOpen, type AttemptEvent, type AttemptState } from '~/domain/attempt.flow';

const startState: AttemptState = { phase: 'sending' };
const play = (...events: AttemptEvent[]): AttemptState => events.reduce(attemptFlow, startState);
const read = (verdict: Extract<AttemptEvent, { type: 'read' }>['verdict'], isLast = false): AttemptEvent => ({ type: 'read', verdict, isLast });
const lost = (cause: 'timeout' | 'network' | 'unreadable' | 'expired' | 'restart'): Extract<AttemptEvent, { type: 'lost' }> => ({
  type: 'lost',
  cause,
});
const ok: AttemptEvent = { type: 'ok' };
const refused: AttemptEvent = { type: 'refused', errorName: 'NoMoneyNoHoney' };

describe('what a city says without a name', () => {
  const said = 'Абонемент на эти дни не продаётся';
  it.each<[string, AttemptEvent[]]>([
    ['of a link', [{ ...lost('unreadable'), isOnlyLink: true, said }]],
    ['of money, once the readings show that nothing was paid', [{ ...lost('unreadable'), said }, read('notDone'), read('notDone'), read('notDone')]],
    [
      'of money, asked once more',
      [{ ...lost('unreadable'), said }, read('failed', true), { type: 'checkAgain' }, ...Array<AttemptEvent>(3).fill(read('notDone'))],
    ],
  ])('is told with "not done": %s', (_, events) => {
    expect(play(...events)).toEqual({ phase: 'notDone', said });
  });
});

describe('how a payment ends', () => {
  it.each<[name: string, events: AttemptEvent[], phase: AttemptState['phase']]>([
    ['a plain success', [ok], 'done'],
    ['a refusal', [refused], 'refused'],
    ['no network: nothing was sent', [{ type: 'offline' }], 'offline'],
    ['a busy server: nothing was done', [{ type: 'busy', waitMs: 5000 }], 'busy'],
    ['F-1: the answer is lost, the session is there', [lost('unreadable'), read('done')], 'done'],
    ['F-2: the browser sent it twice', [lost('network'), read('twice')], 'doneTwice'],
    ['a success that a later look finds done twice', [ok, read('twice')], 'doneTwice'],
    ['a success that a later look confirms', [ok, read('done')], 'done'],
    ['a success stays one when the look fails', [ok, read('failed')], 'done'],
    ['a success stays one when the look comes too early', [ok, read('notDone'), read('notDone'), read('notDone', true)], 'done'],
    ['F-3: three good reads say it never arrived', [lost('network'), read('notDone'), read('notDone'), read('notDone')], 'notDone'],
    ['two good reads are not enough', [lost('network'), read('notDone'), read('notDone')], 'checking'],
    ['a read that fails counts for nothing', [lost('network'), read('notDone'), read('failed'), read('notDone'), read('failed', true)], 'notKnown'],
    ['an unclear read counts for nothing', [lost('network'), read('unclear'), read('notDone'), read('notDone')], 'checking'],
    ['after a timeout three reads do not close the case', [lost('timeout'), read('notDone'), read('notDone'), read('notDone')], 'checking'],
    [
      'after a timeout the last read closes it',
      [lost('timeout'), read('notDone'), read('notDone'), read('notDone'), read('notDone', true)],
      'notDone',
    ],
    [
      'after a timeout with failing reads it stays open',
      [lost('timeout'), read('failed'), read('failed'), read('failed'), read('notDone', true)],
      'notKnown',
    ],
    ['F-4: a late success is accepted', [lost('timeout'), read('notDone'), ok], 'done'],
    ['a late success is accepted even after "not done"', [lost('network'), read('notDone'), read('notDone'), read('notDone'), ok], 'done'],
    ['a late refusal is accepted while it is checked', [lost('timeout'), read('notDone'), refused], 'refused'],
    ['a late refusal does not undo what the server shows', [lost('timeout'), read('done'), refused], 'done'],
    ['nothing readable at all: not known', [lost('expired'), read('failed'), read('failed'), read('failed'), read('failed', true)], 'notKnown'],
    ['asked once more it is found', [lost('network'), read('failed', true), { type: 'checkAgain' }, read('done', true)], 'done'],
    ['asked once more and still nothing', [lost('network'), read('failed', true), { type: 'checkAgain' }, read('failed', true)], 'notKnown'],
    [
      'asking again keeps the good reads',
      [lost('network'), read('notDone'), read('notDone'), read('failed', true), { type: 'checkAgain' }, read('notDone', true)],
      'notDone',
    ],
    ['a late success ends "not known"', [lost('timeout'), read('failed', true), ok], 'done'],
    ['F-13: a link whose answer is lost charged nobody', [{ type: 'lost', cause: 'timeout', isOnlyLink: true }], 'notDone'],
    ['F-30: an attempt of a killed page is checked', [lost('restart')], 'checking'],
    ['asking again does nothing to an ending', [ok, { type: 'checkAgain' }], 'done'],
    ['a second loss does not restart the count', [lost('network'), read('notDone'), lost('timeout'), read('notDone'), read('notDone')], 'notDone'],
  ])('%s', (_, events, phase) => {
    expect(play(...events).phase).toBe(phase);
  });

  it('forbids a second payment exactly while the ending is open', () => {
    expect([startState, play(lost('network')), play(lost('network'), read('failed', true))].map(isOpen)).toEqual([true, true, true]);
    expect([play(ok), play(refused), play({ type: 'offline' }), play(ok, read('twice'))].map(isOpen)).toEqual([false, false, false, false]);
  });

  it('carries the words of a refusal', () => {
    expect(play({ type: 'refused', errorName: 'NoSaving', message: 'поздно' })).toEqual({
      phase: 'refused',
      errorName: 'NoSaving',
      message: 'поздно',
    });
  });
});
