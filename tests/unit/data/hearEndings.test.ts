// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { hearEndings } from '~/data/payments/hearEndings';
import { tell } from '~/data/payments/tell';
import type { Attempt } from '~/domain/attempt';
import type { AttemptState } from '~/domain/attempt.state';
import { setTrace, traceOf } from '~/state/attempts';
import { keepAttempt, notKnownAttempts } from '~/state/openAttempts';
import { endAttempt } from '~/state/attemptsCopy';

const open: AttemptState = { phase: 'notKnown', cause: 'network', goodReads: 0 };

/** A payment that stands in this tab as given, and whose ending another tab then finds out. */
const endedElsewhere = (known: AttemptState, ending: AttemptState): Attempt => {
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
  keepAttempt(attempt);
  setTrace(attempt, known);
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
  // What this tab knows better stays.
  [{ phase: 'done' }, { phase: 'notDone' }, { phase: 'done' }],
  [{ phase: 'doneTwice' }, { phase: 'done' }, { phase: 'doneTwice' }],
])('here %j, ended in another tab as %j: told as %j', (known, ending, told) => {
  const attempt = endedElsewhere(known, ending);
  hearEndings();
  expect(traceOf(attempt.id)?.state).toEqual(told);
  expect(notKnownAttempts('kazan')).toEqual([]);
});

it('more time that is paid for later is not taken for an extension that another tab knows was not made', () => {
  const attempt = endedElsewhere(open, { phase: 'notDone' });
  // A reading that was under way just then.
  expect(tell(attempt, { type: 'read', verdict: 'done', atMs: 0, isLast: false })).toEqual({ phase: 'notDone' });
});
