import { getOperations } from '~/api/contract/profile';
import type { Attempt, AttemptKind } from '~/domain/payments/attempt';
import { hourMs, isoInCity, minuteMs } from '~/domain/time/cityTime';
import type { Operation } from '~/domain/history/operation';
import { nearMs, reachesBack, type Snapshot } from '~/domain/payments/reconcile/snapshot';
import { currentCity } from '~/state/currentCity';
import type { SignIn } from '~/state/session/signIn';
import { cityCall } from '../cityCall';
import { historyPageSize, operationsFromWire } from '../history/operationsFromWire';

type AttemptOperations = Pick<Snapshot, 'operations' | 'areOperationsComplete'>;

/** Kinds that appear among the stays only, never in the history. */
const kindsWithoutHistory: readonly AttemptKind[] = ['startDeferred', 'endDeferred'];

/** How long after sending an attempt's operation may appear in the history. */
const aroundMs = hourMs;

/**
 * The operations that an attempt is assessed by. If the newest page does not reach back to its sending, the operations
 * around that time are read too. The result is incomplete if these also fill a page, or could not be read.
 */
export const readAttemptOperations = async (
  attempt: Attempt,
  newest: readonly Operation[] | undefined,
  signIn: SignIn,
): Promise<AttemptOperations> => {
  const isWhole =
    !newest ||
    newest.length < historyPageSize ||
    kindsWithoutHistory.includes(attempt.kind) ||
    reachesBack(attempt, newest);
  if (isWhole) return { operations: newest, areOperationsComplete: true };
  const { city, timeZone } = currentCity();
  if (city !== attempt.city) return { operations: newest, areOperationsComplete: false };
  const from = Math.min(attempt.sentAt, attempt.startsAt ?? attempt.sentAt) - nearMs - 2 * minuteMs;
  const until = Math.ceil((attempt.sentAt + aroundMs) / minuteMs) * minuteMs;
  const period = { StartDate: isoInCity(from, timeZone), EndDate: isoInCity(until, timeZone) };
  const outcome = await cityCall(getOperations, period, { token: signIn.token });
  const around = outcome.kind === 'ok' ? operationsOrUndefined(outcome.value, timeZone) : undefined;
  if (!around) return { operations: newest, areOperationsComplete: false };
  const known = newest.filter(({ at }) => at < until);
  const found = around.filter(({ at }) => at < until);
  // A city that interprets the dates differently has omitted operations that are on its newest page.
  const oldest = Math.min(...known.map(({ at }) => at));
  if (found.filter(({ at }) => at >= oldest).length < known.length)
    return { operations: newest, areOperationsComplete: false };
  // Each operation appears once. Equal ones are not merged, because they may be two payments.
  const operations = [...newest.filter(({ at }) => at >= until), ...found];
  return { operations, areOperationsComplete: around.length < historyPageSize || reachesBack(attempt, around) };
};

const operationsOrUndefined = (...args: Parameters<typeof operationsFromWire>): Operation[] | undefined => {
  try {
    return operationsFromWire(...args);
  } catch {
    return undefined;
  }
};
