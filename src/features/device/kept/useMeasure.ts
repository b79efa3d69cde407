import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { measureDevice, type DeviceMeasure } from '~/state/device';
import { proofsChangeAtom } from '~/state/proofs';

/** What the device keeps, once it has been read, and the way to read it again; read anew when proofs change. */
export const useMeasure = () => {
  const change = useAtomValue(proofsChangeAtom);
  const [asked, setAsked] = useState(0);
  const look = `${change}.${asked}`;
  const [found, setFound] = useState<{ look: string; measure: DeviceMeasure }>();
  useEffect(() => {
    let isCurrent = true;
    void measureDevice().then((measure) => isCurrent && setFound({ look, measure }));
    return () => {
      isCurrent = false;
    };
  }, [look]);
  return { measure: found?.measure, isOld: found?.look !== look, lookAgain: (): void => setAsked((count) => count + 1) };
};

export type Measured = ReturnType<typeof useMeasure>;
