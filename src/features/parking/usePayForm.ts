import { useAtomValue } from 'jotai';
import { useQuote } from '~/data/cost/useQuote';
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
import { checkStay, emptyStay, findPlace, stayTarget, type StayContext } from '~/parts/stay/stay.form';
import { useFillStay } from '~/parts/stay/useFillStay';
import { usePost } from '~/parts/stay/usePost';
import { minuteAtom } from '~/state/clock';
import { useForm } from '~/ui/form/useForm';
import { appliedLinkAtom, payForm, payFormOwnerAtom } from './payForm.atoms';

/** The signed-in payment form with all that it knows: zones, own cars, price. */
export const usePayForm = (link: StayLink) => {
  const { profile } = useProfile();
  const capabilities = useCapabilities();
  const zones = useZones();
  const now = useAtomValue(minuteAtom);
  const parked = parkedPlates(profile?.sessions ?? [], now);
  const post = usePost(postRules, capabilities?.postKinds ?? [], useAtomValue(payForm).values);
  const context: StayContext = {
    zones: zones.data,
    paysByParking: capabilities?.paysByParking ?? false,
    parkedPlates: parked,
    intervals: capabilities?.intervals ?? defaultIntervals,
    readPost: post.read,
  };
  const form = useForm(payForm, (values) => checkStay(values, context));
  const vehicles = vehiclesToPark(profile?.vehicles ?? [], post.isPost ? [] : parked);
  const isOwn = useOwnForm(profile, payFormOwnerAtom, () => form.reset(emptyStay));
  useFillStay(form, { ...context, link, applied: appliedLinkAtom, vehicle: isOwn ? vehicles[0] : undefined });
  const target = form.isValid ? stayTarget(form.values, context) : undefined;
  return {
    form,
    post,
    context,
    vehicles,
    /** All of the driver's cars, also those that are parked. */
    known: profile?.vehicles ?? [],
    features: useLoadedFeatures(),
    place: findPlace(form.values, context),
    target,
    price: useQuote(target && { ...target, balance: profile?.balance }),
  };
};
