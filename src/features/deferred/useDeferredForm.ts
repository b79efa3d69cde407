import { useAtomValue } from 'jotai';
import { useLoadedFeatures } from '~/data/map/useLoadedFeatures';
import { useProfile } from '~/data/profile/useProfile';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { useZones } from '~/data/zones/useZones';
import { defaultIntervals } from '~/domain/duration';
import * as postRules from '~/domain/postPayment';
import { parkedPlates } from '~/domain/session';
import type { StayLink } from '~/domain/stayLink';
import { vehiclesToPark } from '~/domain/vehicle';
import { useOwnForm } from '~/parts/driver/useOwnForm';
import { emptyStay, findPlace, stayTarget, type StayContext } from '~/parts/stay/stay.form';
import { useFillStay } from '~/parts/stay/useFillStay';
import { usePost } from '~/parts/stay/usePost';
import { minuteAtom } from '~/state/clock';
import { useForm } from '~/ui/form/useForm';
import { appliedLinkAtom, checkDeferred, deferredForm, formOwnerAtom } from './deferred.form';

/** The form of a city without balances, with all that it knows: zones and own cars. */
export const useDeferredForm = (link: StayLink) => {
  const { profile } = useProfile();
  const can = useCapabilities();
  const zones = useZones();
  const now = useAtomValue(minuteAtom);
  const parked = parkedPlates(profile?.sessions ?? [], now);
  const post = usePost(
    postRules,
    (can?.postKinds ?? []).filter((kind) => kind === 'postPayment'),
    useAtomValue(deferredForm).values,
  );
  const context: StayContext = {
    zones: zones.data,
    paysByParking: can?.paysByParking ?? false,
    parkedPlates: parked,
    intervals: can?.intervals ?? defaultIntervals,
    readPost: post.read,
  };
  const form = useForm(deferredForm, (values) => checkDeferred(values, context));
  const vehicles = vehiclesToPark(profile?.vehicles ?? [], post.isPost ? [] : parked);
  const isOwn = useOwnForm(profile, formOwnerAtom, () => form.reset(emptyStay));
  useFillStay(form, { ...context, link, applied: appliedLinkAtom, vehicle: isOwn ? vehicles[0] : undefined });
  return {
    form,
    post,
    context,
    vehicles,
    /** All of the driver's cars, also those that are parked. */
    known: profile?.vehicles ?? [],
    features: useLoadedFeatures(),
    place: findPlace(form.values, context),
    target: form.isValid ? stayTarget(form.values, context) : undefined,
  };
};
