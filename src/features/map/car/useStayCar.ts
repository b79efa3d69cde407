import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { carOfStay, type CarPlace, type PlacedStay } from '~/domain/carPlace';
import { dropSpot, keepCar, lastSpot, ownCarsAtom } from '~/state/carPlace';
import { nowAtom, serverNow } from '~/state/clock';
import { positionAtom } from '~/state/position';
import { store } from '~/state/store';
import { useFeatures } from '../useFeatures';

/** Where the car of a running stay stands. Found out once, when the stay is first seen: where its payment was begun on the map, or what else is known. */
export const useStayCar = (stay: PlacedStay): CarPlace | undefined => {
  const cars = useAtomValue(ownCarsAtom);
  const features = useFeatures();
  const car = cars.find(({ stayId }) => stayId === stay.id);
  const pin = cars.find(({ stayId }) => stayId === undefined);
  const isKnown = car !== undefined;
  const { id, zone, parkingCode, startsAt, endsAt } = stay;
  useEffect(() => {
    if (isKnown) return;
    const driver = store.get(positionAtom);
    const found = carOfStay({ id, zone, parkingCode, startsAt, endsAt }, { pin, spot: lastSpot(), features, driver }, serverNow());
    if (!found) return;
    keepCar(found);
    dropSpot();
  }, [isKnown, id, zone, parkingCode, startsAt, endsAt, pin, features]);
  // An extended stay keeps its place for longer.
  const keptEnd = car?.endsAt;
  useEffect(() => {
    if (car && keptEnd !== endsAt && endsAt > store.get(nowAtom)) keepCar({ ...car, endsAt });
  }, [car, keptEnd, endsAt]);
  return car;
};
