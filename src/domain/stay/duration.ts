/** Parking durations in whole minutes. */

export interface Intervals {
  stepMin: number;
  minMin: number;
  maxMin: number;
}

const dayMin = 1440;
/** The longest duration accepted from a server: a week, as far ahead as tariffs are read (`tariff.ts`). */
const maxServerMin = 7 * dayMin;

/** The defaults if neither the server nor the city defines them. */
export const defaultIntervals: Intervals = { stepMin: 15, minMin: 15, maxMin: dayMin };

const whole = (value: number | undefined): number | undefined =>
  value !== undefined && Number.isInteger(value) && value > 0 && value <= maxServerMin ? value : undefined;

/**
 * Returns the server's intervals (CONST-01). Missing or invalid values come from the city's parking period, or else from
 * the defaults. So do both limits if the minimum is above the maximum. The default minimum is the first step that is not
 * below the general default.
 */
export const intervalsFor = (
  server: Partial<Intervals> | undefined,
  parkingPeriodMin: number | undefined,
): Intervals => {
  const stepMin = whole(server?.stepMin) ?? whole(parkingPeriodMin) ?? defaultIntervals.stepMin;
  const defaultMinMin = Math.ceil(defaultIntervals.minMin / stepMin) * stepMin;
  const minMin = whole(server?.minMin) ?? defaultMinMin;
  const maxMin = whole(server?.maxMin) ?? defaultIntervals.maxMin;
  if (server?.minMin === minMin && minMin > maxMin)
    return { stepMin, minMin: defaultMinMin, maxMin: Math.max(defaultMinMin, defaultIntervals.maxMin) };
  return { stepMin, minMin: Math.min(minMin, maxMin), maxMin };
};

/**
 * All durations that can be chosen, from the minimum to the maximum by the step. Other durations are invalid (B-59).
 */
export const durationOptions = ({ stepMin, minMin, maxMin }: Intervals): number[] => {
  const options: number[] = [];
  for (let min = minMin; min <= maxMin; min += stepMin) options.push(min);
  return options;
};

export const isDurationAllowed = (min: number, intervals: Intervals): boolean =>
  durationOptions(intervals).includes(min);

/** Returns the nearest duration that can be chosen; if two are equally near, the shorter one. */
export const nearestDuration = (min: number, intervals: Intervals): number =>
  durationOptions(intervals).reduce((best, one) => (Math.abs(one - min) < Math.abs(best - min) ? one : best));

/**
 * The durations offered as one tap: half an hour, 1 and 2 hours if the intervals allow them, otherwise the first ones.
 */
export const quickDurations = (intervals: Intervals): number[] => {
  const all = durationOptions(intervals);
  const usual = [30, 60, 120].filter((min) => all.includes(min));
  return usual.length >= 2 ? usual : all.slice(0, 3);
};

/** The parts of a displayed duration: hours and minutes, a full day as 24:00, or none as "without time". */
export const durationParts = (
  min: number | undefined,
): { kind: 'none' } | { kind: 'day' } | { kind: 'time'; hours: number; minutes: number } => {
  if (!min) return { kind: 'none' };
  if (min === dayMin) return { kind: 'day' };
  return { kind: 'time', hours: Math.floor(min / 60), minutes: min % 60 };
};

/** The initial duration of a form: the driver's usual one, or an hour, adjusted to the intervals. */
export const firstDuration = (habitMin: number | undefined, intervals: Intervals): number =>
  nearestDuration(habitMin ?? 60, intervals);
