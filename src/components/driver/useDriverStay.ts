import { useAtomValue } from 'jotai';
import type { Capabilities } from '~/city/capabilities';
import { defaultIntervals } from '~/domain/stay/duration';
import * as postRules from '~/domain/stay/retroactiveStart';
import type { Profile } from '~/domain/account/profile';
import { parkedPlates } from '~/domain/stay/stay';
import { isPlaceOfLink, type StayLink } from '~/domain/stay/stayLink';
import { vehiclesToPark } from '~/domain/vehicle/vehicle';
import type { Zone } from '~/domain/stay/zone';
import { minuteAtom } from '~/state/clock';
import { personalAtom } from '~/state/session/personalAtom';
import { useForm } from '~/ui/form/useForm';
import { emptyStay, findPlace, stayTarget, type checkStay, type StayContext } from '../stay-form/stay.form';
import { useFillStay, type AppliedLink } from '../stay-form/useFillStay';
import { useRetroactiveStart } from '../stay-form/useRetroactiveStart';
import { driverStayForm } from './driverStayForm';
import { useRepeatedStay } from './useRepeatedStay';
import { useOutdatedVehicleReset } from './useOutdatedVehicleReset';
import { useFormOwnership } from './useFormOwnership';

const appliedLinkAtom = personalAtom<AppliedLink | undefined>(undefined);
/** The owner of the form. For another person the form starts empty. */
const ownerAtom = personalAtom<string | undefined>(undefined);

interface Known {
  profile: Profile | undefined;
  rules: {
    zones: readonly Zone[] | undefined;
    areZonesComing: boolean;
    can: Pick<Capabilities, 'paysByParking' | 'intervals' | 'requiresCategory'> | undefined;
    /** Undefined until the city's settings are known. */
    settings: object | undefined;
  };
  /** The kinds of retroactive payment that the city accepts. */
  retroactiveKinds: Capabilities['retroactiveKinds'];
}

/**
 * Returns the driver's form of a street stay with what is known about the city and the vehicles. `check` validates the
 * values.
 */
export const useDriverStay = (
  link: StayLink,
  { profile, rules: { zones, areZonesComing, can, settings }, retroactiveKinds }: Known,
  check: typeof checkStay,
) => {
  const now = useAtomValue(minuteAtom);
  const parked = parkedPlates(profile?.sessions ?? [], now);
  const retroactive = useRetroactiveStart(postRules, retroactiveKinds, useAtomValue(driverStayForm).values);
  const vehicles = vehiclesToPark(profile?.vehicles ?? [], retroactive.isRetroactive ? [] : parked);
  const context: StayContext = {
    zones,
    paysByParking: can?.paysByParking ?? false,
    parkedPlates: parked,
    intervals: can?.intervals ?? defaultIntervals,
    readStart: retroactive.read,
    requiresCategory: can?.requiresCategory,
    vehicles,
  };
  const form = useForm(driverStayForm, (values) => check(values, context));
  const isOwner = useFormOwnership(profile, ownerAtom, () => form.reset(emptyStay));
  useOutdatedVehicleReset(form, isOwner ? profile?.vehicles : undefined, vehicles[0]);
  useFillStay(driverStayForm, {
    ...context,
    link,
    applied: appliedLinkAtom,
    hasSettings: settings !== undefined,
    vehicle: isOwner ? vehicles[0] : undefined,
  });
  const applied = useAtomValue(appliedLinkAtom);
  const isLinked = applied?.fill !== undefined || Object.values(link).some((value) => value !== undefined);
  useRepeatedStay({ form, context, isRequested: isOwner && !isLinked, offered: vehicles[0] });
  const isWaiting = areZonesComing && isPlaceOfLink(link, form.values.place);
  return {
    form,
    retroactive,
    context,
    isWaiting,
    applied,
    vehicles,
    /** All of the driver's vehicles, including parked ones. */
    known: profile?.vehicles ?? [],
    place: findPlace(form.values, context),
    target: form.isValid && !isWaiting ? stayTarget(form.values, context) : undefined,
  };
};
