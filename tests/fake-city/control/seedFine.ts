import * as v from 'valibot';
import type { CityConfig } from '~/city/schema';
import { minuteMs } from '../rules/wallTime';
import { uinOf } from '../rules/uin';
import { operatorOf } from '../seed/operator';
import { accountByEmail } from '../store/account/accounts';
import { addFine } from '../store/payments/fines';
import type { ServerContext } from '../context/ServerContext';
import { ControlError } from './ControlError';

const text = v.pipe(v.string(), v.nonEmpty());

/** A new fine for unpaid parking. */
export const fineSchema = v.strictObject({
  /** The driver's e-mail. */
  user: text,
  number: text,
  zone: text,
  place: v.optional(text, 'улица Ленина, 12'),
  /** Minutes until the start of the violation; negative for a start in the past. */
  startsInMin: v.optional(v.number(), 0),
  durationMin: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/** Adds the fine and returns its number. Throws a ControlError if there is no such account. */
export const seedFine = (
  { store, clock }: ServerContext,
  { city }: CityConfig,
  { user, number, zone, place, startsInMin, durationMin }: v.InferOutput<typeof fineSchema>,
): string => {
  const account = accountByEmail(store, city, user);
  if (!account) throw new ControlError(`Nobody in ${city} is called ${user}.`);
  const count = store.one<{ count: number }>('select count(*) as count from fine')?.count ?? 0;
  const startMs = clock.now() + startsInMin * minuteMs;
  const uin = uinOf(`${operatorOf(city).uinPrefix}8${String(count + 1).padStart(10, '0')}`);
  addFine(store, city, {
    uin,
    account: account.id,
    status: 'new',
    atMs: clock.now(),
    totalKopecks: 250_000,
    paidKopecks: 0,
    sts: '59ТУ123456',
    number,
    zone,
    place,
    startMs,
    endMs: startMs + durationMin * minuteMs,
  });
  return uin;
};
