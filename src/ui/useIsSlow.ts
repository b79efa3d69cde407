import { useEffect, useState } from 'react';

/** After this time a waiting driver must be offered something else. */
const patienceMs = 4_000;

/** True once a wait has lasted so long that an alternative must be offered. */
export const useIsSlow = (isWaiting: boolean): boolean => {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setSlow(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
};
