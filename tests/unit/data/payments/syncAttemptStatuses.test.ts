// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { syncAttemptStatuses } from '~/data/payments/syncAttemptStatuses';
import { dispatchAttemptEvent } from '~/data/payments/dispatchAttemptEvent';
import type { Attempt } from '~/domain/payments/attempt';
import type { AttemptState } from '~/domain/payments/attempt.state';
import { setAttemptStatus, attemptStatusOf } from '~/state/payments/attempts';
import { saveAttempt, unresolvedAttempts } from '~/state/payments/openAttempts';
import { endAttempt } from '~/state/payments/attemptsCopy';

const open: AttemptState = { phase: 'notKnown', cause: 'network', goodReads: 0 };

/** A payment with a given state in this tab, whose ending another tab then finds out. */
const endInOtherTab = (known: AttemptState, ending: AttemptState): Attempt => {
  const attempt: Attempt = {
    id: crypto.randomUUID(),
    city: 'kazan',
    kind: 'renew',
    accountKey: 'a',
    payloadHash: 'h',
    target: 't',
    sentAt: 0,
    knownSessionIds: [],
  };
  saveAttempt(attempt);
  setAttemptStatus(attempt, known);
  endAttempt(attempt.id, ending);
  return attempt;
};

it.each<[AttemptState, AttemptState, AttemptState]>([
  [open, { phase: 'done' }, { phase: 'done' }],
  [open, { phase: 'notDone' }, { phase: 'notDone' }],
  [{ ...open, phase: 'checking' }, { phase: 'doneTwice' }, { phase: 'doneTwice' }],
  [open, { phase: 'refused', errorName: 'NoMoney', message: 'А123ВС16' }, { phase: 'refused', errorName: 'NoMoney' }],
  [{ phase: 'done' }, { phase: 'doneTwice' }, { phase: 'doneTwice' }],
  [{ phase: 'notDone' }, { phase: 'done' }, { phase: 'done' }],
  // Better knowledge in this tab stays.
  [{ phase: 'done' }, { phase: 'notDone' }, { phase: 'done' }],
  [{ phase: 'doneTwice' }, { phase: 'done' }, { phase: 'doneTwice' }],
])('an attempt that is %j here and ended as %j in another tab is shown as %j', (known, ending, announced) => {
  const attempt = endInOtherTab(known, ending);
  syncAttemptStatuses();
  expect(attemptStatusOf(attempt.id)?.state).toEqual(announced);
  expect(unresolvedAttempts('kazan')).toEqual([]);
});

it('a late reading does not change an extension that another tab has found not made', () => {
  const attempt = endInOtherTab(open, { phase: 'notDone' });
  // A reading that was under way at that moment.
  expect(dispatchAttemptEvent(attempt, { type: 'read', verdict: 'done', atMs: 0, isLast: false })).toEqual({
    phase: 'notDone',
  });
});
