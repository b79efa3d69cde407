import { unusedDays } from './unusedDays';

/** What decides about a right: its time, and whether it was bought (`permit`) at all. */
interface PermitState {
  permit: string | null;
  days: number;
  startMs: number;
  endMs: number;
  pausedMs: number | null;
  isRefunded: boolean;
}

/** Shorter ones cannot be paused. */
const minPauseDays = 7;

/** Why nothing can be done with it, as a sentence for people; undefined where something can. */
const commonRefusal = ({ permit, isRefunded, pausedMs, endMs }: PermitState, nowMs: number): string | undefined => {
  if (permit === null) return 'Это льгота, а не абонемент.';
  if (isRefunded) return 'Деньги за этот абонемент уже возвращены.';
  return pausedMs === null && endMs <= nowMs ? 'Этот абонемент уже закончился.' : undefined;
};

/** Each of these gives the sentence that refuses, or undefined where the action is allowed (document 2, section 6). */
export const pauseRefusal = (permitState: PermitState, nowMs: number): string | undefined => {
  const why = commonRefusal(permitState, nowMs);
  if (why !== undefined) return why;
  if (permitState.pausedMs !== null) return 'Действие абонемента уже приостановлено.';
  if (permitState.startMs > nowMs) return 'Этот абонемент ещё не начался.';
  return permitState.days < minPauseDays ? 'Приостановить можно абонемент на неделю и дольше.' : undefined;
};

export const continueRefusal = (permitState: PermitState, nowMs: number): string | undefined =>
  commonRefusal(permitState, nowMs) ??
  (permitState.pausedMs === null ? 'Действие абонемента не приостановлено.' : undefined);

export const changeVehicleRefusal = (permitState: PermitState, nowMs: number): string | undefined =>
  commonRefusal(permitState, nowMs) ??
  (permitState.pausedMs === null ? undefined : 'Сначала возобновите действие абонемента.');

/** Nothing comes back for a day that has begun. */
export const refundRefusal = (timeZone: string, permitState: PermitState, nowMs: number): string | undefined =>
  commonRefusal(permitState, nowMs) ??
  (unusedDays(timeZone, permitState, nowMs) > 0
    ? undefined
    : 'Неиспользованных полных дней не осталось, возвращать нечего.');
