import { useEffect, useState } from 'react';

/** After this nobody waits without being offered something else (`decisions.md`, "Time limits"). */
const patienceMs = 4_000;

/** Has something been waited for so long that another way must be offered? */
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
