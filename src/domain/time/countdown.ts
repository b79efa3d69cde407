const pad = (count: number): string => String(count).padStart(2, '0');

/**
 * Formats the milliseconds left: `9:48:05`, or `12:05` in the last hour. Rounded up, so that a full hour begins with
 * the hour.
 */
export const countdown = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`;
};
