import { useEffect, useState } from 'react';

/** After this nobody waits without being offered something else (`decisions.md`, "Time limits"). */
const patienceMs = 4_000;

/** Has something been waited for so long that another way must be offered? */
export const useIsLate = (isWaiting: boolean): boolean => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting]);
  return isLate;
};
