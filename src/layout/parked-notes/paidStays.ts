import { movesMoney } from '~/domain/payments/attempt';
import { minuteMs } from '~/domain/time/cityTime';
import type { PaidStay } from '~/domain/stay/parkedNote';
import type { Stay } from '~/domain/stay/stay';
import { smsEndsAt, type SmsStay } from '~/domain/sms/smsStay';
import type { AttemptStatus } from '~/state/payments/attempts';
import type { GuestStay } from '~/state/payments/guestStays';

interface Known {
  /** The payments of this page. */
  attemptStatuses: readonly AttemptStatus[];
  /** The guest's stays in this city. */
  guestStays: readonly GuestStay[];
  sms: readonly SmsStay[];
  /** The driver's own list. */
  driverStays: readonly Stay[] | undefined;
}

const fromAttemptStatus = ({ attempt, state }: AttemptStatus): PaidStay[] => {
  const { kind, startsAt, sentAt, durationMin, summary } = attempt;
  const isDone = state.phase === 'done' || state.phase === 'doneTwice';
  // An attempt that only makes a payment link is done as soon as the link exists: nothing has been paid yet.
  if (!isDone || !movesMoney(attempt) || !['start', 'startDeferred'].includes(kind) || summary?.plate === undefined)
    return [];
  const from = startsAt ?? sentAt;
  const endsAt = durationMin === undefined ? undefined : from + durationMin * minuteMs;
  return [{ plate: summary.plate, ...summary.place, startsAt: from, endsAt, isOwed: kind === 'startDeferred' }];
};

/**
 * Returns every stay that is known to be paid for, or to be known to the city. The sources are this page, a guest's
 * payment page, SMS, and the driver's own list.
 */
export const paidStays = ({ attemptStatuses, guestStays, sms, driverStays = [] }: Known): PaidStay[] => [
  ...driverStays.map((driverStay) => ({ ...driverStay, isOwed: driverStay.status === 'waiting' })),
  ...guestStays.filter(({ state }) => state === 'confirmed'),
  // An SMS payment counts once its reply has arrived.
  ...sms
    .filter(({ deed: action, state }) => action === 'pay' && state !== 'awaited')
    .map((one) => ({ ...one, startsAt: one.at, endsAt: smsEndsAt(one), isBySms: true })),
  ...attemptStatuses.flatMap(fromAttemptStatus),
];
