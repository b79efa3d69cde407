import { useAtomValue } from 'jotai';
import { useProfile } from '~/data/profile/useProfile';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { useTariffContext } from '~/data/settings/useTariffContext';
import { useZones } from '~/data/zones/useZones';
import { defaultIntervals } from '~/domain/duration';
import { parkedPlates } from '~/domain/session';
import type { StayLink } from '~/domain/stayLink';
import { vehiclesToPark } from '~/domain/vehicle';
import { useOwnForm } from '~/parts/driver/useOwnForm';
import { findPlace, type StayContext } from '~/parts/stay/stay.form';
import { useFillStay } from '~/parts/stay/useFillStay';
import { minuteAtom } from '~/state/clock';
import { useForm } from '~/ui/form/useForm';
import { appliedLinkAtom, checkDeferred, deferredForm, emptyDeferred, formOwnerAtom } from './deferred.form';

/** The form of a city without balances, with all that it knows: zones and own cars. */
export const useDeferredForm = (link: StayLink) => {
  const { profile } = useProfile();
  const can = useCapabilities();
  const zones = useZones();
  const now = useAtomValue(minuteAtom);
  const { timeZone } = useTariffContext();
  const parked = parkedPlates(profile?.sessions ?? [], now);
  const context: StayContext = {
    zones: zones.data,
    paysByParking: can?.paysByParking ?? false,
    parkedPlates: parked,
    intervals: can?.intervals ?? defaultIntervals,
  };
  const takesPastStays = can?.takesPastStays ?? false;
  const form = useForm(deferredForm, (values) =>
    checkDeferred({ ...values, when: takesPastStays ? values.when : 'now' }, context, { now, timeZone }),
  );
  const isPast = takesPastStays && form.values.when === 'past';
  const vehicles = vehiclesToPark(profile?.vehicles ?? [], isPast ? [] : parked);
  const isOwn = useOwnForm(profile, formOwnerAtom, () => form.reset(emptyDeferred));
  useFillStay(form, { ...context, link, applied: appliedLinkAtom, vehicle: isOwn ? vehicles[0] : undefined });
  return { form, context, vehicles, takesPastStays, isPast, place: findPlace(form.values, context) };
};
