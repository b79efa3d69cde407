/** Parking durations in whole minutes: document 1, section 9. */

export interface Intervals {
  stepMin: number;
  minMin: number;
  maxMin: number;
}

const dayMin = 1440;
/** The most that is believed of a server: a week, as far ahead as tariffs are read (`tariff.ts`). */
const maxServerMin = 7 * dayMin;

/** Step, smallest and largest duration where neither the server nor the city says otherwise. */
export const defaultIntervals: Intervals = { stepMin: 15, minMin: 15, maxMin: dayMin };

const whole = (value: number | undefined): number | undefined =>
  value !== undefined && Number.isInteger(value) && value > 0 && value <= maxServerMin ? value : undefined;

/**
 * The server's intervals; what it leaves out or sends as nonsense comes from the city's parking period, else from the
 * defaults. Without a smallest duration it is the first step that is not below the default one.
 */
export const intervalsFor = (
  server: Partial<Intervals> | undefined,
  parkingPeriodMin: number | undefined,
): Intervals => {
  const stepMin = whole(server?.stepMin) ?? whole(parkingPeriodMin) ?? defaultIntervals.stepMin;
  const minMin = whole(server?.minMin) ?? Math.ceil(defaultIntervals.minMin / stepMin) * stepMin;
  const maxMin = whole(server?.maxMin) ?? defaultIntervals.maxMin;
  return { stepMin, minMin: Math.min(minMin, maxMin), maxMin };
};

/** Every duration that may be chosen: from the smallest by the step, up to the largest. One off the step is none (`bad-input.md` B-59). */
export const durationOptions = ({ stepMin, minMin, maxMin }: Intervals): number[] => {
  const options: number[] = [];
  for (let min = minMin; min <= maxMin; min += stepMin) options.push(min);
  return options;
};

export const isDurationAllowed = (min: number, intervals: Intervals): boolean =>
  durationOptions(intervals).includes(min);

/** The nearest duration that may be chosen; a tie goes to the shorter one. */
export const nearestDuration = (min: number, intervals: Intervals): number =>
  durationOptions(intervals).reduce((best, one) => (Math.abs(one - min) < Math.abs(best - min) ? one : best));

/** The few durations offered as one tap: half an hour, 1 and 2 hours where the intervals allow them, else the first ones. */
export const quickDurations = (intervals: Intervals): number[] => {
  const all = durationOptions(intervals);
  const usual = [30, 60, 120].filter((min) => all.includes(min));
  return usual.length >= 2 ? usual : all.slice(0, 3);
};

/** How a duration is read: whole hours and minutes apart, a full day as 24:00, nothing as "without time". */
export const durationParts = (
  min: number | undefined,
): { kind: 'none' } | { kind: 'day' } | { kind: 'time'; hours: number; minutes: number } => {
  if (!min) return { kind: 'none' };
  if (min === dayMin) return { kind: 'day' };
  return { kind: 'time', hours: Math.floor(min / 60), minutes: min % 60 };
};

/** The duration a form begins with: the driver's habit, else an hour, each as near as the intervals allow. */
export const firstDuration = (habitMin: number | undefined, intervals: Intervals): number =>
  nearestDuration(habitMin ?? 60, intervals);
