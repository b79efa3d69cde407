import { useRouterState } from '@tanstack/react-router';
import { useAtomValue, useStore, type PrimitiveAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { firstDuration, isDurationAllowed, type Intervals } from '~/domain/stay/duration';
import { placeNumber, placeRef } from '~/domain/stay/placeRef';
import { isLikelyForeign } from '~/domain/vehicle/plate';
import { linkDurationMin, type StayLink } from '~/domain/stay/stayLink';
import type { Vehicle } from '~/domain/vehicle/vehicle';
import { usualDurationAtom } from '~/state/payments/durationHabit';
import type { FormAtom } from '~/ui/form/formAtom';
import type { StayValues } from './stay.form';

/** What a link has filled in. It is stored beside the form's atom, so that both live equally long. */
export interface AppliedLink {
  /** The link as JSON. */
  link: string;
  /** The tap on "pay here" that led to it. */
  fill?: string;
  place?: string;
  /** The duration that the form offered automatically. */
  offeredMin?: number;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Identifies one tap on "pay here". Another tap on the same place fills the form in again. */
    fill?: string;
    /** Details of the vehicle that the plate alone does not show, and the start of a retroactive stay. */
    car?: Pick<StayValues, 'isForeign' | 'category' | 'post'>;
  }
}

interface Known {
  link: StayLink;
  applied: PrimitiveAtom<AppliedLink | undefined>;
  paysByParking: boolean;
  intervals: Intervals;
  /** True once the city's settings are known. Only then can a link's duration be found invalid. */
  hasSettings: boolean;
  /** The vehicle to offer, if known. */
  vehicle?: Vehicle;
  /**
   * Fills in the form during its first render. Only valid if nothing in that render has read the form yet, and nothing
   * already rendered reads it.
   */
  isImmediate?: boolean;
}

/**
 * Fills in what is known: the link's values once, the usual duration, the main vehicle. It leaves typed values alone.
 */
export const useFillStay = <Values extends StayValues>(
  form: FormAtom<Values>,
  { link, applied, paysByParking, intervals, hasSettings, vehicle, isImmediate }: Known,
): void => {
  const store = useStore();
  const { fill, car } = useRouterState({ select: ({ location }) => location.state });
  const habitMin = useAtomValue(usualDurationAtom) ?? undefined;

  const change = (to: Partial<StayValues>, touched?: 'place' | 'durationMin'): void =>
    store.set(form, (old) => ({
      ...old,
      values: { ...old.values, ...to },
      touched: touched ? { ...old.touched, [touched]: true } : old.touched,
    }));

  const fillIn = (): void => {
    const { values } = store.get(form);
    const filled = store.get(applied);
    const linkText = JSON.stringify(link);
    const isNew = filled === undefined || filled.link !== linkText || (fill !== undefined && filled.fill !== fill);
    // The city's settings may arrive after the link. They change a value only if the driver has not edited it in the
    // meantime.
    const named = placeRef(link, paysByParking);
    const place = named && placeNumber(named);
    const { offeredMin } = filled ?? {};
    const linkMin = isNew ? linkDurationMin(link) : undefined;
    // A duration that the form offered follows the city's steps. One from a link or the driver is never replaced: the
    // driver must choose again (B-59).
    const isOpen =
      values.durationMin === undefined ||
      (values.durationMin === offeredMin && !isDurationAllowed(offeredMin, intervals));
    const durationMin = linkMin ?? (isOpen ? firstDuration(habitMin, intervals) : undefined);
    if (!isNew && filled.place === place && durationMin === undefined) return;
    store.set(applied, {
      link: linkText,
      fill: isNew ? fill : filled.fill,
      place,
      offeredMin: linkMin === undefined ? (durationMin ?? offeredMin) : offeredMin,
    });
    // A place that the city does not know is reported at once, not after the first tap.
    if (place && (isNew || values.place === filled.place)) change({ place }, 'place');
    // A note without a place number must not inherit the form's previous place.
    if (isNew && car && place === undefined) change({ place: '' });
    if (link.plate && isNew)
      change({
        plate: link.plate,
        isForeign: Boolean(link.foreign) || isLikelyForeign(link.plate),
        category: undefined,
        ...car,
      });
    if (durationMin !== undefined) change({ durationMin });
  };

  useState(() => isImmediate && fillIn());
  useEffect(fillIn);

  useEffect(() => {
    if (hasSettings && link.duration && !store.get(form).touched.durationMin) change({}, 'durationMin');
  });

  const offer = useEffectEvent((): void => {
    if (store.get(form).values.plate === '' && vehicle && !link.plate)
      change({ plate: vehicle.plate, isForeign: vehicle.isForeign });
  });
  // Runs only when the vehicle becomes known: a plate that the driver has cleared stays empty.
  const known = vehicle?.plate;
  useEffect(() => {
    if (known !== undefined) offer();
  }, [known]);
};
