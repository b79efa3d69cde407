import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Vehicle } from '~/domain/vehicle/vehicle';
import { isSamePlate } from '~/domain/vehicle/plate';
import { lastStayAtom } from '~/state/payments/lastStay';
import type { StayContext, StayValues } from '../stay-form/stay.form';
import { usualPlaces } from './usualPlaces';

interface Props {
  form: { values: StayValues; set: (change: Partial<StayValues>) => void };
  context: StayContext;
  /** False while the form may belong to someone else, and where a link or a note led to it. */
  isRequested: boolean;
  /** The vehicle that the form offers by itself. */
  offered: Vehicle | undefined;
}

/**
 * Fills in the driver's last stay, once: who comes without a place mostly pays for the usual one. Nothing that was
 * typed is replaced, and a vehicle that is parked already is not offered.
 */
export const useRepeatedStay = ({ form, context, isRequested, offered }: Props): void => {
  const isDone = useRef(false);
  const again = usualPlaces(useAtomValue(lastStayAtom), [], context)[0]?.again;
  const fill = useEffectEvent((): void => {
    if (isDone.current || !again) return;
    isDone.current = true;
    const { values } = form;
    if (values.place !== '' || values.post || (values.plate !== '' && !isSamePlate(values.plate, offered?.plate ?? '')))
      return;
    const { place, plate, isForeign, category, durationMin = values.durationMin } = again;
    form.set({ place, plate, isForeign, category, durationMin });
  });
  useEffect(() => {
    // A form that was in use is empty again after its payment. The stay that has just begun is not repeated.
    if (form.values.place !== '') isDone.current = true;
  }, [form.values.place]);
  const isReady = isRequested && again !== undefined;
  useEffect(() => {
    if (isReady) fill();
  }, [isReady]);
};
