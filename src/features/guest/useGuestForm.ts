import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useQuote } from '~/data/cost/useQuote';
import { useStayRules } from '~/data/zones/useStayRules';
import { defaultIntervals } from '~/domain/stay/duration';
import { defaultMethodId, instantMethods } from '~/domain/money/paymentMethod';
import { canSubmitQuote } from '~/domain/money/quote';
import { isPlaceOfLink, type StayLink } from '~/domain/stay/stayLink';
import { checkStay, findPlace, stayTarget, type StayContext } from '~/components/stay-form/stay.form';
import { useFillStay } from '~/components/stay-form/useFillStay';
import { minuteAtom } from '~/state/clock';
import { cityGuestStaysAtom } from '~/state/payments/guestStays';
import { lastMethodAtom } from '~/state/payments/lastMethod';
import { store } from '~/state/store';
import { useForm } from '~/ui/form/useForm';
import { useRetroactiveStart } from '~/components/stay-form/useRetroactiveStart';
import { appliedLinkAtom, checkGuest, guestForm, retroactiveRulesAtom } from './guest.form';

/** The guest's form with everything it needs: zones, methods and price. */
export const useGuestForm = (link: StayLink) => {
  const rules = useStayRules();
  const { can, settings, zones, areZonesComing } = rules;
  const paysByParking = can?.paysByParking ?? false;
  const intervals = can?.intervals ?? defaultIntervals;
  useFillStay(guestForm, {
    link,
    applied: appliedLinkAtom,
    paysByParking,
    intervals,
    hasSettings: settings !== undefined,
    isImmediate: true,
  });
  const methods = instantMethods(settings?.paymentMethods ?? []);
  const now = useAtomValue(minuteAtom);
  const stays = useAtomValue(cityGuestStaysAtom);
  // Of the two kinds, a guest can use only the one for today.
  const retroactiveKinds = can?.retroactiveKinds.filter((kind) => kind === 'postPayment') ?? [];
  const retroactive = useRetroactiveStart(
    useAtomValue(retroactiveRulesAtom),
    retroactiveKinds,
    useAtomValue(guestForm).values,
  );
  const context: StayContext = {
    zones,
    paysByParking,
    // A stay confirmed by the city is certainly parked. One that was left at the payment page is not.
    parkedPlates: stays.filter(({ state, endsAt }) => state === 'confirmed' && endsAt > now).map(({ plate }) => plate),
    intervals,
    readStart: retroactive.read,
    requiresCategory: can?.requiresCategory,
  };
  const form = useForm(guestForm, (values) => checkGuest(values, context, methods));

  const firstMethodId = defaultMethodId(methods, store.get(lastMethodAtom));
  const selectMethod = useEffectEvent((methodId: string) => form.set({ methodId }));
  useEffect(() => {
    if (firstMethodId !== undefined) selectMethod(firstMethodId);
  }, [firstMethodId]);

  // The price depends only on the stay. Phone and method may still be missing.
  const isWaiting = areZonesComing && isPlaceOfLink(link, form.values.place);
  const isStayValid = !isWaiting && Object.keys(checkStay(form.values, context)).length === 0;
  const target = isStayValid ? stayTarget(form.values, context) : undefined;
  const price = useQuote(target);
  return {
    form,
    rules,
    retroactive,
    isWaiting,
    context,
    methods,
    place: findPlace(form.values, context),
    target,
    price,
    /** True once the city's price has intervals and a total above zero (GUEST-04). */
    hasPrice: target !== undefined && canSubmitQuote(price.quote) && !price.isOld,
  };
};
