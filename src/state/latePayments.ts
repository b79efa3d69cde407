import { isSameTarget, type Attempt } from '~/domain/attempt';
import { minuteMs } from '~/domain/cityTime';
import { serverNow } from './clock';
import { key, keys } from './keys';
import { read, write } from './storage';

/**
 * Payments that were told as not made a short while ago. A request may reach its city later than anybody could know (decision 0001): until
 * then they are looked for. The records go when their driver logs out.
 */
const lateKey = key<Attempt[]>({ name: 'late-payments', schema: keys.attempts.schema, fallback: [] });

const watchMs = 20 * minuteMs;
const isWatched = ({ sentAt }: Attempt): boolean => Math.abs(serverNow() - sentAt) < watchMs;

export const watchLate = (attempt: Attempt): void =>
  void write(lateKey, [...read(lateKey).filter((one) => isWatched(one) && one.id !== attempt.id), attempt]);
export const unwatchLate = (id: string): void =>
  void write(
    lateKey,
    read(lateKey).filter((one) => one.id !== id),
  );

/** Those of an account that may be made yet. */
export const latePayments = (city: string, accountKey: string): Attempt[] =>
  read(lateKey).filter((one) => one.city === city && one.accountKey === accountKey && isWatched(one));

/** Those of them that are for the same as a payment that is about to be sent. */
export const lateOfSame = (next: Pick<Attempt, 'kind' | 'target' | 'city' | 'accountKey'>): Attempt[] =>
  latePayments(next.city, next.accountKey).filter((one) => isSameTarget(one, next));

export const forgetLate = (city: string): void =>
  void write(
    lateKey,
    read(lateKey).filter((one) => one.city !== city),
  );
