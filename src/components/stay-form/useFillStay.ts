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

/** What has been filled in from a link: beside the form's atom, so that it lives as long. */
export interface AppliedLink {
  /** The link as text, */
  link: string;
  /** and the tap on "pay here" that led to it. */
  fill?: string;
  place?: string;
  /** The duration that the form began with by itself. */
  offeredMin?: number;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** One tap on "pay here": the same place tapped once more is filled in once more. */
    fill?: string;
    /** What its car was said to be: the plate alone does not tell. And when its stay began, where that is paid for afterwards. */
    car?: Pick<StayValues, 'isForeign' | 'category' | 'post'>;
  }
}

interface Known {
  link: StayLink;
  applied: PrimitiveAtom<AppliedLink | undefined>;
  paysByParking: boolean;
  intervals: Intervals;
  /** The city has said what is possible: only now a link's duration can be found wanting. */
  hasSettings: boolean;
  /** The car to offer, where one is known. */
  vehicle?: Vehicle;
  /** Already while the form is first rendered: before anything in that render reads it, and only where nothing that is drawn does. */
  isImmediate?: boolean;
}

/** Fills in what can be known: the link's values once, the usual duration, the main car. What was typed is left alone. */
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
    // The city's settings may come later than the link: what they change is changed where nobody has typed meanwhile.
    const named = placeRef(link, paysByParking);
    const place = named && placeNumber(named);
    const { offeredMin } = filled ?? {};
    const linkMin = isNew ? linkDurationMin(link) : undefined;
    // What the form has offered follows the city's steps. What a link or the driver said is never made another: it is chosen anew (`bad-input.md` B-59).
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
    // A place that the city does not know is said at once, not after the first tap.
    if (place && (isNew || values.place === filled.place)) change({ place }, 'place');
    // A note whose place has no number is no stay at the place that the form has had until now.
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
  // Only when the car becomes known: a plate that was cleared by hand stays empty.
  const known = vehicle?.plate;
  useEffect(() => {
    if (known !== undefined) offer();
  }, [known]);
};
