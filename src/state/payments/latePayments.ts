import * as v from 'valibot';
import type { Attempt } from '~/domain/payments/attempt';
import { minuteMs, type Instant } from '~/domain/time/cityTime';
import { serverNow } from '../clock';
import { instant, storageKey, storageKeys } from '../storageKeys';
import { read, write } from '~/platform/storage';

/**
 * Payments that the app recently reported as not made, but that may still reach their city
 * (`decisions/0001-when-not-paid-may-be-told.md`). The records are removed when their driver logs out.
 */
export type LatePayment = Attempt & { toldAt: Instant };

const announcedSchema = v.object({ toldAt: instant });
const isLate = (one: Attempt): one is LatePayment => v.is(announcedSchema, one);
export const latePaymentsKey = storageKey<Attempt[]>({
  name: 'late-payments',
  owner: 'account',
  purpose: 'payments',
  schema: storageKeys.attempts.schema,
  fallback: [],
});

const watchMs = 20 * minuteMs;
const watched = (): LatePayment[] =>
  read(latePaymentsKey)
    .filter(isLate)
    .filter(({ toldAt }) => Math.abs(serverNow() - toldAt) < watchMs);

export const watchLatePayment = (attempt: Attempt): void => {
  const latePayment: LatePayment = { ...attempt, toldAt: serverNow() };
  write(latePaymentsKey, [...watched().filter(({ id }) => id !== attempt.id), latePayment]);
};

/** Returns the account's payments that may still be made. */
export const latePayments = (city: string, accountKey: string): LatePayment[] =>
  watched().filter((one) => one.city === city && one.accountKey === accountKey);

/** Stops watching the matching payments. */
export const unwatchLatePayments = (isMatch: (one: LatePayment) => boolean): void => {
  const watchedPayments = watched();
  const remaining = watchedPayments.filter((one) => !isMatch(one));
  if (remaining.length < watchedPayments.length) write(latePaymentsKey, remaining);
};

export const clearLatePayments = (city: string): void => unwatchLatePayments((one) => one.city === city);
