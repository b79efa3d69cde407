import * as v from 'valibot';
import { differenceMs, isPlausible, joinedDifference, unsureAheadMs, type ClockDifference } from '~/domain/payments/reconcile/cityClock';
import { storageKey } from '../storageKeys';
import { read, write } from '~/platform/storage';

/** What answered payments have shown of the clocks by which cities date their records (decision 0002). */
const clocksKey = storageKey({
  name: 'city-clocks',
  schema: v.record(v.string(), v.object({ leastMs: v.pipe(v.number(), v.finite()), mostMs: v.pipe(v.number(), v.finite()) })),
  fallback: {},
});

/** So many milliseconds a city's records are ahead of its Date header, as far as is known. */
export const cityAheadMs = (city: string): number => differenceMs(read(clocksKey)[city]);

/** How much further ahead they may be. */
export const cityUncertaintyMs = (city: string): number => unsureAheadMs(read(clocksKey)[city]);

export const recordDifference = (city: string, measured: ClockDifference): void => {
  if (!isPlausible(measured)) return;
  const known = read(clocksKey);
  write(clocksKey, { ...known, [city]: joinedDifference(known[city], measured) });
};
