import * as v from 'valibot';
import type { Attempt } from '~/domain/attempt';
import { minuteMs, type Instant } from '~/domain/cityTime';
import { serverNow } from './clock';
import { instant, key, keys } from './keys';
import { read, write } from './storage';

/**
 * Payments that were told as not made a short while ago, and may reach their city yet (`decisions/0001-when-not-paid-may-be-told.md`). The records
 * go when their driver logs out.
 */
export type LatePayment = Attempt & { toldAt: Instant };

const toldNow = v.object({ toldAt: instant });
const isLate = (one: Attempt): one is LatePayment => v.is(toldNow, one);
const lateKey = key<Attempt[]>({ name: 'late-payments', schema: keys.attempts.schema, fallback: [] });

const watchMs = 20 * minuteMs;
const watched = (): LatePayment[] =>
  read(lateKey)
    .filter(isLate)
    .filter(({ toldAt }) => Math.abs(serverNow() - toldAt) < watchMs);

export const watchLate = (attempt: Attempt): void => {
  const late: LatePayment = { ...attempt, toldAt: serverNow() };
  write(lateKey, [...watched().filter(({ id }) => id !== attempt.id), late]);
};

/** Those of an account that may be made yet. */
export const latePayments = (city: string, accountKey: string): LatePayment[] =>
  watched().filter((one) => one.city === city && one.accountKey === accountKey);

/** What is not looked for any more. */
export const unwatchLate = (isMeant: (one: LatePayment) => boolean): void => {
  const late = watched();
  const rest = late.filter((one) => !isMeant(one));
  if (rest.length < late.length) write(lateKey, rest);
};

export const forgetLate = (city: string): void => unwatchLate((one) => one.city === city);
