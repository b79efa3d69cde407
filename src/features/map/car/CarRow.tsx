import { useEffect } from 'react';
import type { PlacedStay } from '~/domain/carPlace';
import { isCarToldAtom } from '~/state/carPlace';
import { store } from '~/state/store';
import { CarWay } from './CarWay';
import { PinButton } from './PinButton';
import { useStayCar } from './useStayCar';

/** Below a running stay: where its car stands, or the way to say so. */
export const CarRow = ({ stay }: { stay: PlacedStay }) => {
  const car = useStayCar(stay);
  useEffect(() => {
    store.set(isCarToldAtom, true);
    return () => store.set(isCarToldAtom, false);
  }, []);
  return <div className="grid gap-1 border-t border-line px-3 py-2">{car ? <CarWay car={car} /> : <PinButton stay={stay} />}</div>;
};
