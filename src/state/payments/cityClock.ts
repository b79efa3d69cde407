import * as v from 'valibot';
import {
  differenceMs,
  isPlausible,
  joinedDifference,
  uncertaintyMs,
  type ClockDifference,
} from '~/domain/payments/reconcile/cityClock';
import { storageKey } from '../storageKeys';
import { read, write } from '~/platform/storage';

/** How the clocks by which cities date their records differ, as measured from answered payments (decision 0002). */
export const cityClocksKey = storageKey({
  name: 'city-clocks',
  owner: 'device',
  purpose: 'settings',
  schema: v.record(
    v.string(),
    v.object({ leastMs: v.pipe(v.number(), v.finite()), mostMs: v.pipe(v.number(), v.finite()) }),
  ),
  fallback: {},
});

/**
 * Returns how far the clock of a city's records is known to be ahead of its Date header. Also returns how much further
 * ahead it may be.
 */
export const cityClock = (city: string): { aheadMs: number; uncertaintyMs: number } => {
  const difference = read(cityClocksKey)[city];
  return { aheadMs: differenceMs(difference), uncertaintyMs: uncertaintyMs(difference) };
};

export const recordDifference = (city: string, measured: ClockDifference): void => {
  if (!isPlausible(measured)) return;
  const known = read(cityClocksKey);
  write(cityClocksKey, { ...known, [city]: joinedDifference(known[city], measured) });
};
