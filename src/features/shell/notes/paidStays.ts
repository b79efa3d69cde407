import { movesMoney } from '~/domain/attempt';
import { minuteMs } from '~/domain/cityTime';
import type { PaidStay } from '~/domain/parkedNote';
import type { ParkingSession } from '~/domain/session';
import { smsEndsAt, type SmsStay } from '~/domain/smsStay';
import type { AttemptTrace } from '~/state/attempts';
import type { GuestStay } from '~/state/stays';

interface Known {
  /** What this page has paid. */
  traces: readonly AttemptTrace[];
  /** A guest's stays of the city. */
  stays: readonly GuestStay[];
  sms: readonly SmsStay[];
  /** The driver's own list. */
  sessions: readonly ParkingSession[] | undefined;
}

const ofTrace = ({ attempt, state }: AttemptTrace): PaidStay[] => {
  const { kind, startsAt, sentAt, durationMin, summary } = attempt;
  const isDone = state.phase === 'done' || state.phase === 'doneTwice';
  // A link to a payment page is done as soon as it is there: nothing has been paid by it.
  if (!isDone || !movesMoney(attempt) || !['start', 'startDeferred'].includes(kind) || summary?.plate === undefined) return [];
  const from = startsAt ?? sentAt;
  const endsAt = durationMin === undefined ? undefined : from + durationMin * minuteMs;
  return [{ plate: summary.plate, ...summary.place, startsAt: from, endsAt, isOwed: kind === 'startDeferred' }];
};

/** Every stay that is known to be paid for, or to be with the city: by this page, by a guest's payment page, by SMS, or on the driver's own list. */
export const paidStays = ({ traces, stays, sms, sessions = [] }: Known): PaidStay[] => [
  ...sessions.map((session) => ({ ...session, isOwed: session.status === 'waiting' })),
  ...stays.filter(({ state }) => state === 'confirmed'),
  // Done is what its reply has come for.
  ...sms
    .filter(({ deed, state }) => deed === 'pay' && state !== 'awaited')
    .map((one) => ({ ...one, startsAt: one.at, endsAt: smsEndsAt(one), isBySms: true })),
  ...traces.flatMap(ofTrace),
];
