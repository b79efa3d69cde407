import { unusedDays } from './unusedDays';

/** What decides about a right: its time, and whether it was bought (`permit`) at all. */
interface Right {
  permit: string | null;
  days: number;
  startMs: number;
  endMs: number;
  pausedMs: number | null;
  isRefunded: boolean;
}

/** Shorter ones cannot be paused. */
const leastPauseDays = 7;

/** Why nothing can be done with it, as a sentence for people; undefined where something can. */
const whyNot = ({ permit, isRefunded, pausedMs, endMs }: Right, nowMs: number): string | undefined => {
  if (permit === null) return 'Это льгота, а не абонемент.';
  if (isRefunded) return 'Деньги за этот абонемент уже возвращены.';
  return pausedMs === null && endMs <= nowMs ? 'Этот абонемент уже закончился.' : undefined;
};

/** Each of these gives the sentence that refuses, or undefined where the action is allowed (document 2, section 6). */
export const whyNotPause = (right: Right, nowMs: number): string | undefined => {
  const why = whyNot(right, nowMs);
  if (why !== undefined) return why;
  if (right.pausedMs !== null) return 'Действие абонемента уже приостановлено.';
  if (right.startMs > nowMs) return 'Этот абонемент ещё не начался.';
  return right.days < leastPauseDays ? 'Приостановить можно абонемент на неделю и дольше.' : undefined;
};

export const whyNotContinue = (right: Right, nowMs: number): string | undefined =>
  whyNot(right, nowMs) ?? (right.pausedMs === null ? 'Действие абонемента не приостановлено.' : undefined);

export const whyNotChangeVehicle = (right: Right, nowMs: number): string | undefined =>
  whyNot(right, nowMs) ?? (right.pausedMs === null ? undefined : 'Сначала возобновите действие абонемента.');

/** Nothing comes back for a day that has begun. */
export const whyNotRefund = (timeZone: string, right: Right, nowMs: number): string | undefined =>
  whyNot(right, nowMs) ?? (unusedDays(timeZone, right, nowMs) > 0 ? undefined : 'Неиспользованных полных дней не осталось, возвращать нечего.');
