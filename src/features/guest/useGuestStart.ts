import { useNavigate } from '@tanstack/react-router';
import { paymentPage } from '~/data/payments/paymentPage';
import { startGuestParking } from '~/data/payments/startGuestParking';
import { useRun } from '~/data/payments/useRun';
import { phoneForWire } from '~/domain/phone';
import { canSubmitQuote, quoteSpan } from '~/domain/quote';
import { inLanguage } from '~/i18n/inLanguage';
import { currentLanguage } from '~/i18n/words';
import { currentCity } from '~/state/city';
import { serverNow } from '~/state/clock';
import { forgetReturn, rememberReturn } from '~/state/returnAddress';
import { keepStay, type GuestStay } from '~/state/stays';
import { leaveTo } from '~/ui/leave';
import { emptyGuest } from './guest.form';
import type { useGuestForm } from './useGuestForm';

/** Asks for the provider's page and goes there. The stay is kept on the device first: it is what the guest comes back to. */
export const useGuestStart = ({ form, place, target, price }: ReturnType<typeof useGuestForm>) => {
  const navigate = useNavigate();
  const run = useRun();

  const send = async (): Promise<void> => {
    const { quote } = price;
    const { methodId, phone, isForeign } = form.values;
    if (!target || !methodId || !canSubmitQuote(quote)) return;
    const seen = await price.confirm();
    if (seen?.total !== quote.total) {
      run.refuse('priceChanged');
      return;
    }
    const span = quoteSpan(quote);
    const stay: GuestStay = {
      id: crypto.randomUUID(),
      city: currentCity().city,
      timeZone: currentCity().timeZone,
      zone: place?.number ?? target.zone ?? '',
      parkingCode: target.parkingCode,
      address: place?.address,
      plate: target.plate,
      isForeign,
      durationMin: target.durationMin,
      startsAt: span?.from ?? serverNow(),
      endsAt: span?.to ?? serverNow(),
      sum: quote.total,
      state: 'leaving',
    };
    rememberReturn();
    const reply = await run.run(() => startGuestParking({ ...target, sum: quote.total, methodId, phone: phoneForWire(phone) }));
    if (!reply) {
      forgetReturn();
      return;
    }
    const page = paymentPage(reply.RedirectURL);
    if (!page) {
      forgetReturn();
      run.refuse('badPage');
      return;
    }
    keepStay(stay);
    rememberReturn(`${currentLanguage() === 'en' ? '/en' : ''}/guest-payment?stay=${stay.id}`);
    form.reset(emptyGuest);
    // Back from the payment page shows this stay, with the way to pay again.
    await navigate({ to: '/{-$lng}/guest-payment', params: inLanguage, search: { stay: stay.id }, replace: true });
    leaveTo(page);
  };

  return { ...run, send };
};
