import * as v from 'valibot';
import { differenceMs, isBelieved, joinedDifference, unsureAheadMs, type ClockDifference } from '~/domain/cityClock';
import { key } from './keys';
import { read, write } from './storage';

/** What answered payments have shown of the clocks by which cities date their records (decision 0002). */
const clocksKey = key({
  name: 'city-clocks',
  schema: v.record(v.string(), v.object({ leastMs: v.pipe(v.number(), v.finite()), mostMs: v.pipe(v.number(), v.finite()) })),
  fallback: {},
});

/** So many milliseconds a city's records are ahead of its Date header, as far as is known. */
export const cityAheadMs = (city: string): number => differenceMs(read(clocksKey)[city]);

/** How much further ahead they may be. */
export const cityUnsureMs = (city: string): number => unsureAheadMs(read(clocksKey)[city]);

export const learnDifference = (city: string, measured: ClockDifference): void => {
  if (!isBelieved(measured)) return;
  const known = read(clocksKey);
  write(clocksKey, { ...known, [city]: joinedDifference(known[city], measured) });
};
