import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useQuote } from '~/data/cost/useQuote';
import { useStayRules } from '~/data/zones/useStayRules';
import { defaultIntervals } from '~/domain/duration';
import { instantMethods } from '~/domain/paymentMethod';
import { isPlaceOfLink, type StayLink } from '~/domain/stayLink';
import { checkStay, findPlace, stayTarget, type StayContext } from '~/parts/stay/stay.form';
import { useFillStay } from '~/parts/stay/useFillStay';
import { minuteAtom } from '~/state/clock';
import { cityStaysAtom } from '~/state/stays';
import { useForm } from '~/ui/form/useForm';
import { usePost } from '~/parts/stay/usePost';
import { appliedLinkAtom, checkGuest, guestForm, postRulesAtom } from './guest.form';

/** The guest's form with all that it knows: zones, methods, price. */
export const useGuestForm = (link: StayLink) => {
  const rules = useStayRules();
  const { can, settings, zones, areZonesComing } = rules;
  const paysByParking = can?.paysByParking ?? false;
  const intervals = can?.intervals ?? defaultIntervals;
  useFillStay(guestForm, { link, applied: appliedLinkAtom, paysByParking, intervals, hasSettings: settings !== undefined, isAtOnce: true });
  const methods = instantMethods(settings?.paymentMethods ?? []);
  const now = useAtomValue(minuteAtom);
  const stays = useAtomValue(cityStaysAtom);
  // Of the two kinds a guest has today's alone (document 1, section 2).
  const kinds = can?.postKinds.filter((kind) => kind === 'postPayment') ?? [];
  const post = usePost(useAtomValue(postRulesAtom), kinds, useAtomValue(guestForm).values);
  const context: StayContext = {
    zones,
    paysByParking,
    // What the city has confirmed on this device is parked for sure; a way to the payment page that was left is not.
    parkedPlates: stays.filter(({ state, endsAt }) => state === 'confirmed' && endsAt > now).map(({ plate }) => plate),
    intervals,
    readPost: post.read,
    asksCategory: can?.asksCategory,
  };
  const form = useForm(guestForm, (values) => checkGuest(values, context, methods));

  const onlyMethod = methods.length === 1 ? methods[0]?.id : undefined;
  const pick = useEffectEvent((methodId: string) => form.set({ methodId }));
  useEffect(() => {
    if (onlyMethod !== undefined) pick(onlyMethod);
  }, [onlyMethod]);

  // The price needs the stay alone; phone and method may still be missing (document 1, section 4).
  const isWaiting = areZonesComing && isPlaceOfLink(link, form.values.place);
  const isStayValid = !isWaiting && Object.keys(checkStay(form.values, context)).length === 0;
  const target = isStayValid ? stayTarget(form.values, context) : undefined;
  return { form, rules, post, isWaiting, context, methods, place: findPlace(form.values, context), target, price: useQuote(target) };
};
