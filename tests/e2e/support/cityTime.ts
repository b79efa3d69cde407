import type { FakeCity } from './fixtures';

const hourMs = 3_600_000;
/** The clock of the journeys' city is five hours ahead of UTC all year. */
export const offsetMs = 5 * hourMs;

/** The instant at which the city's clocks show a time, with or without seconds, that many days from today. */
export const inCity = (time: string, moveDays = 0): number => {
  const date = new Date(Date.now() + offsetMs).toISOString().slice(0, 10);
  return Date.parse(`${date}T${time}+05:00`) + moveDays * 24 * hourMs;
};

const wallTime = (at: number): string => new Date(at + offsetMs).toISOString();

/** `14:02`, on the city's clock. */
export const clockTime = (at: number): string => wallTime(at).slice(11, 16);
/** `2026-11-20`, on the city's clock. */
export const cityDay = (at: number): string => wallTime(at).slice(0, 10);
/** `20.11`, on the city's clock. */
export const dayMonth = (at: number): string => {
  const [, month, day] = cityDay(at).split('-');
  return `${day}.${month}`;
};
/** `20/11/26 14:02`, the format for the ends of a period. */
export const periodTime = (at: number): string => {
  const [year = '', month, day] = cityDay(at).split('-');
  return `${day}/${month}/${year.slice(2)}\u00a0${clockTime(at)}`;
};

/** Moves the clocks of all cities to a given moment. Returns their offset from the device's clock, in milliseconds. */
export const moveTo = async ({ control }: FakeCity, at: number): Promise<number> => {
  const deviceOffsetMs = at - Date.now();
  await control.clock(deviceOffsetMs);
  return deviceOffsetMs;
};
