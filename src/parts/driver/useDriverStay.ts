import { useAtomValue } from 'jotai';
import type { Capabilities } from '~/city/capabilities';
import { defaultIntervals } from '~/domain/duration';
import * as postRules from '~/domain/postPayment';
import type { Profile } from '~/domain/profile';
import { parkedPlates } from '~/domain/session';
import { isPlaceOfLink, type StayLink } from '~/domain/stayLink';
import { vehiclesToPark } from '~/domain/vehicle';
import type { Zone } from '~/domain/zone';
import { minuteAtom } from '~/state/clock';
import { personalAtom } from '~/state/personal';
import { emptyForm } from '~/ui/form/formAtom';
import { useForm } from '~/ui/form/useForm';
import { emptyStay, findPlace, stayTarget, type checkStay, type StayContext, type StayValues } from '../stay/stay.form';
import { useFillStay, type AppliedLink } from '../stay/useFillStay';
import { usePost } from '../stay/usePost';
import { useCarsOfNow } from './useCarsOfNow';
import { useOwnForm } from './useOwnForm';

/**
 * What is filled in of a driver's stay. Outlives the screen: an expired login costs nothing of it, and a city whose settings come
 * late, and which has no balances, takes over what was typed before.
 */
export const stayForm = personalAtom(emptyForm<StayValues>(emptyStay));
const appliedLinkAtom = personalAtom<AppliedLink | undefined>(undefined);
/** Whose form it is: another person's begins empty. */
const ownerAtom = personalAtom<string | undefined>(undefined);

interface Known {
  profile: Profile | undefined;
  rules: {
    zones: readonly Zone[] | undefined;
    areZonesComing: boolean;
    can: Pick<Capabilities, 'paysByParking' | 'intervals' | 'asksCategory'> | undefined;
    /** Undefined until the city has said what is possible. */
    settings: object | undefined;
  };
  /** How a stay may be paid for afterwards. */
  postKinds: Capabilities['postKinds'];
}

/** A driver's form of a stay in the street, with what is known of city and cars. `check` gives its faults. */
export const useDriverStay = (
  link: StayLink,
  { profile, rules: { zones, areZonesComing, can, settings }, postKinds }: Known,
  check: typeof checkStay,
) => {
  const now = useAtomValue(minuteAtom);
  const parked = parkedPlates(profile?.sessions ?? [], now);
  const post = usePost(postRules, postKinds, useAtomValue(stayForm).values);
  const vehicles = vehiclesToPark(profile?.vehicles ?? [], post.isPost ? [] : parked);
  const context: StayContext = {
    zones,
    paysByParking: can?.paysByParking ?? false,
    parkedPlates: parked,
    intervals: can?.intervals ?? defaultIntervals,
    readPost: post.read,
    asksCategory: can?.asksCategory,
    vehicles,
  };
  const form = useForm(stayForm, (values) => check(values, context));
  const isOwn = useOwnForm(profile, ownerAtom, () => form.reset(emptyStay));
  useCarsOfNow(form, isOwn ? profile?.vehicles : undefined, vehicles[0]);
  useFillStay(stayForm, {
    ...context,
    link,
    applied: appliedLinkAtom,
    hasSettings: settings !== undefined,
    vehicle: isOwn ? vehicles[0] : undefined,
  });
  const isWaiting = areZonesComing && isPlaceOfLink(link, form.values.place);
  return {
    form,
    post,
    context,
    isWaiting,
    applied: useAtomValue(appliedLinkAtom),
    vehicles,
    /** All of the driver's cars, also those that are parked. */
    known: profile?.vehicles ?? [],
    place: findPlace(form.values, context),
    target: form.isValid && !isWaiting ? stayTarget(form.values, context) : undefined,
  };
};
