import { useDeferredValue } from 'react';

/**
 * A list for drawing that lags behind while the same list grows: what was added is drawn piece by piece, when a slow phone has
 * the time. Another list is there at once.
 */
export const useGrowing = <Line>(lines: readonly Line[] | undefined): readonly Line[] | undefined => {
  const before = useDeferredValue(lines);
  return before && lines && before.length > 0 && before.length <= lines.length && before[0] === lines[0] ? before : lines;
};
