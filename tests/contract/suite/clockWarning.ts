import { instantFromWire } from '~/domain/time/cityTime';

/** The tolerated difference between the `Date` of an answer and the times that a city writes, in milliseconds. */
const slackMs = 2_000;
const minuteMs = 60_000;
const hasSeconds = (written: string): boolean => /\d:\d\d:\d\d/.test(written);

export interface Measurement {
  /** The `Date` of the answer to the call that started the stay, in milliseconds. It is cut off to a whole second. */
  dateMs: number;
  /** How long the call took, in milliseconds. */
  tookMs: number;
}

/**
 * Describes by how much a city's times differ from the `Date` of its answers, if that is too much for the app.
 * `written` is the beginning of the stay that the call started. Undefined if the clocks agree, or the time cannot be
 * read.
 */
export const clockWarning = (
  written: string,
  { dateMs, tookMs }: Measurement,
  timeZone: string,
): string | undefined => {
  const at = instantFromWire(written, timeZone);
  if (at === undefined) return undefined;
  const before = dateMs - tookMs - at - (hasSeconds(written) ? 0 : minuteMs);
  const after = at - dateMs - 1_000;
  if (before <= slackMs && after <= slackMs) return undefined;
  const by = `${Math.round(Math.max(before, after) / 1000)} s ${before > after ? 'before' : 'after'}`;
  return `a stay that was started now begins ${by} the Date of the answer (${written}, ${new Date(dateMs).toISOString()}). The app reckons by Date: let the two clocks agree, and have each proxy pass Date on.`;
};
