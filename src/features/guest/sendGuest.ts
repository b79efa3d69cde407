import type { useNavigate } from '@tanstack/react-router';
import { driversOpenStart, startGuestParking } from '~/data/payments/startGuestParking';
import type { useRun } from '~/data/payments/useRun';
import { phoneForWire } from '~/domain/phone';
import { canSubmitQuote } from '~/domain/quote';
import { inLanguage } from '~/i18n/inLanguage';
import { whenProofsAreKept } from '~/state/proofs';
import { forgetReturn, rememberReturn } from '~/state/returnAddress';
import { keepStay, patchStay } from '~/state/stays';
import { leaveTo } from '~/ui/leave';
import { emptyGuest } from './guest.form';
import { stayToKeep } from './stayToKeep';
import type { useGuestForm } from './useGuestForm';

interface Means {
  run: ReturnType<typeof useRun>;
  navigate: ReturnType<typeof useNavigate>;
  /** Ends when the guest goes on from the form. */
  shown: AbortSignal;
}

/** Payments of drivers that this guest has been told of. */
const toldOf = new Set<string>();

/** Asks for the provider's page and goes there, where the city has one. The stay is kept on the device first: it is what the guest comes back to. */
export const sendGuest = async (
  { form, place, target, price, post, methods }: ReturnType<typeof useGuestForm>,
  { run, navigate, shown }: Means,
): Promise<void> => {
  const { quote } = price;
  const { methodId, phone } = form.values;
  if (!target || !methodId || !canSubmitQuote(quote) || !post.isDue(target.startsAt)) return;
  const open = await driversOpenStart(target);
  if (open && !toldOf.has(open.id)) {
    toldOf.add(open.id);
    run.refuse('paidByDriver');
    return;
  }
  const why = await price.confirm(quote);
  if (why) {
    run.refuse(why);
    return;
  }
  // The price may have taken its time, and the day may have ended meanwhile.
  if (!post.isDue(target.startsAt)) return;
  const isPaidByPhone = methods.some(({ id, needsPhone }) => needsPhone && id === methodId);
  let sentMs = 0;
  rememberReturn();
  const reply = await run.run(() => {
    sentMs = Date.now();
    return startGuestParking({ ...target, sum: quote.total, methodId, isPaidByPhone, phone: phoneForWire(phone) });
  });
  const stay = reply && stayToKeep(reply, { ...target, place, sum: quote.total, sentMs });
  if (!stay) {
    forgetReturn();
    if (reply) run.refuse('badPage');
    return;
  }
  keepStay(stay);
  await whenProofsAreKept();
  form.reset(emptyGuest);
  const { id, page } = stay;
  forgetReturn();
  // Who has gone on to another page meanwhile is not taken away from it: the stay has the way to pay.
  if (shown.aborted) {
    if (page !== undefined) patchStay(id, { isUnopened: true });
    return;
  }
  // Back from the payment page shows this stay, with the way to pay again.
  await navigate({ to: '/{-$lng}/guest-payment', params: inLanguage, search: { stay: id }, replace: true });
  if (page === undefined) return;
  rememberReturn();
  leaveTo(page);
};
