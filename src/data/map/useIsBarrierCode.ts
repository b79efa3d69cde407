import { useEffect, useState } from 'react';
import { useLoadedFeatures } from './useLoadedFeatures';

/**
 * True if the code belongs to a car park with a barrier, as far as the map has been loaded. A map that arrives later
 * counts too, unless the driver has begun to fill in the form: a form never changes under the fingers.
 */
export const useIsBarrierCode = (code: string | undefined): boolean => {
  const features = useLoadedFeatures();
  const isBarrier =
    code !== undefined && features?.some((feature) => feature.category === 'planar' && feature.code === code) === true;
  const [filledInCode, setFilledInCode] = useState<string>();
  useEffect(() => {
    if (isBarrier) return undefined;
    const onInput = (): void => setFilledInCode(code);
    addEventListener('input', onInput);
    return () => removeEventListener('input', onInput);
  }, [code, isBarrier]);
  return isBarrier && filledInCode !== code;
};
