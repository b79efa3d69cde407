import { unusedDays } from './unusedDays';

/** The state that determines what can be done with a permit: its times, and whether it was bought (`permit`). */
interface PermitState {
  permit: string | null;
  days: number;
  startMs: number;
  endMs: number;
  pausedMs: number | null;
  isRefunded: boolean;
}

/** The minimum length of a subscription that can be paused. */
const minPauseDays = 7;

/** Why nothing at all can be done with the permit, as a sentence for people; undefined if something can. */
const commonRefusal = ({ permit, isRefunded, pausedMs, endMs }: PermitState, nowMs: number): string | undefined => {
  if (permit === null) return 'Это льгота, а не абонемент.';
  if (isRefunded) return 'Деньги за этот абонемент уже возвращены.';
  return pausedMs === null && endMs <= nowMs ? 'Этот абонемент уже закончился.' : undefined;
};

/** Each of these functions returns the reason for a refusal as a sentence, or undefined if the action is allowed. */
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

/** A day that has begun is not refunded. */
export const refundRefusal = (timeZone: string, permitState: PermitState, nowMs: number): string | undefined =>
  commonRefusal(permitState, nowMs) ??
  (unusedDays(timeZone, permitState, nowMs) > 0
    ? undefined
    : 'Неиспользованных полных дней не осталось, возвращать нечего.');
