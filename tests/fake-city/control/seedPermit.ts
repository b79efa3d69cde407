import * as v from 'valibot';
import type { CityConfig } from '~/city/schema';
import { addDays } from '../rules/cityDays';
import { momentOf, wallTimeAt } from '../rules/wallTime';
import { accountByEmail } from '../store/account/accounts';
import { addPermit, any } from '../store/permits/permits';
import type { ServerContext } from '../context/ServerContext';
import { ControlError } from './ControlError';

const text = v.pipe(v.string(), v.nonEmpty());
const wholeDays = v.pipe(v.number(), v.integer());

/** A privilege that the city grants. Without `zones` and `number` it is valid for any. */
export const permitSchema = v.strictObject({
  /** The owner's e-mail. */
  user: text,
  name: text,
  salePercent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  zones: v.optional(v.pipe(v.array(text), v.nonEmpty()), [any]),
  number: v.optional(text, any),
  /** The offset of the first day from today, in days; may be negative. */
  startsInDays: v.optional(wholeDays, 0),
  days: v.optional(v.pipe(wholeDays, v.minValue(1)), 365),
});

/** Percentages are rounded down to one decimal. */
const permilleOf = (percent: number): number => Math.floor(Number((percent * 10).toFixed(6)));

/** Grants a privilege and returns its id. Throws a ControlError if there is no such account. */
export const seedPermit = (
  server: ServerContext,
  { city, timeZone }: CityConfig,
  permit: v.InferOutput<typeof permitSchema>,
): number => {
  const { user, name, salePercent, zones, number, startsInDays, days } = permit;
  const account = accountByEmail(server.store, city, user);
  if (!account) throw new ControlError(`Nobody in ${city} is called ${user}.`);
  const nowMs = server.clock.now();
  const first = addDays(wallTimeAt(timeZone, nowMs).date, startsInDays);
  return addPermit(server.store, city, {
    account: account.id,
    code: `granted-${name}`,
    permit: null,
    days,
    variation: name,
    type: 'Льготное разрешение',
    zones,
    permille: permilleOf(salePercent),
    number,
    startMs: momentOf(timeZone, first, 0),
    endMs: momentOf(timeZone, addDays(first, days), 0),
    paidKopecks: 0,
    madeMs: nowMs,
    request: 0,
  });
};
