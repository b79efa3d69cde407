import type { useNavigate } from '@tanstack/react-router';
import { findOpenDriverStart, startGuestStay } from '~/data/payments/startGuestStay';
import type { useRun } from '~/data/payments/useRun';
import { phoneForWire } from '~/domain/account/phone';
import { canSubmitQuote } from '~/domain/money/quote';
import { inLanguage } from '~/i18n/inLanguage';
import { awaitPaymentRecordsSaved } from '~/state/payments/paymentRecords';
import { clearReturnAddress, saveReturnAddress } from '~/state/session/returnAddress';
import { saveGuestStay, patchGuestStay } from '~/state/payments/guestStays';
import { redirectTo } from '~/platform/redirectTo';
import { emptyGuest } from './guest.form';
import { guestStayOfReply } from './guestStayOfReply';
import { perhapsPaidStay } from './perhapsPaidStay';
import type { useGuestForm } from './useGuestForm';

interface SendContext {
  run: ReturnType<typeof useRun>;
  navigate: ReturnType<typeof useNavigate>;
  /** Aborted when the guest leaves the form. */
  signal: AbortSignal;
}

/** Ids of earlier payments of the same stay that this guest has been informed about. */
const announcedPaymentIds = new Set<string>();

/**
 * Requests the provider's page and opens it, if the city has one. The stay is stored first, because the guest comes
 * back to it.
 */
export const sendGuestPayment = async (
  { form, place, target, price, retroactive, methods }: ReturnType<typeof useGuestForm>,
  { run, navigate, signal }: SendContext,
): Promise<void> => {
  const { quote } = price;
  const { methodId, phone } = form.values;
  if (!target || !methodId || !canSubmitQuote(quote) || !retroactive.isDue(target.startsAt)) return;
  const open = await findOpenDriverStart(target);
  const earlier = open ?? perhapsPaidStay(target);
  if (earlier && !announcedPaymentIds.has(earlier.id)) {
    announcedPaymentIds.add(earlier.id);
    run.setNotSent(open ? 'paidByDriver' : 'perhapsPaid');
    return;
  }
  const why = await price.confirm(quote);
  if (why) {
    run.setNotSent(why);
    return;
  }
  // Confirming the price takes time, and the day may have ended.
  if (!retroactive.isDue(target.startsAt)) return;
  const isPaidByPhone = methods.some(({ id, needsPhone }) => needsPhone && id === methodId);
  let sentMs = 0;
  saveReturnAddress();
  const reply = await run.run(() => {
    sentMs = Date.now();
    return startGuestStay({ ...target, sum: quote.total, methodId, isPaidByPhone, phone: phoneForWire(phone) });
  });
  const stay = reply && guestStayOfReply(reply, { ...target, place, sum: quote.total, sentMs });
  if (!stay) {
    clearReturnAddress();
    if (reply) run.setNotSent('badPage');
    return;
  }
  saveGuestStay(stay);
  await awaitPaymentRecordsSaved();
  form.reset(emptyGuest);
  const { id, page } = stay;
  clearReturnAddress();
  // A guest who has moved to another page stays there. The stay offers the way to pay.
  if (signal.aborted) {
    if (page !== undefined) patchGuestStay(id, { isUnopened: true });
    return;
  }
  // The return from the payment page leads to this stay, which offers to pay again.
  await navigate({ to: '/{-$lng}/guest-payment', params: inLanguage, search: { stay: id }, replace: true });
  if (page === undefined) return;
  saveReturnAddress();
  redirectTo(page);
};
