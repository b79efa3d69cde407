import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useRun } from '~/data/payments/useRun';
import { phoneForWire } from '~/domain/phone';
import { canSubmitQuote } from '~/domain/quote';
import { inLanguage } from '~/i18n/inLanguage';
import { forgetReturn, rememberReturn } from '~/state/returnAddress';
import { keepStay } from '~/state/stays';
import { leaveTo } from '~/ui/leave';
import { useWhileShown } from '~/ui/useWhileShown';
import { whenIdle } from '~/ui/whenIdle';
import { emptyGuest } from './guest.form';
import type { useGuestForm } from './useGuestForm';

/** It comes when the browser has nothing better to do, and with the tap at the latest. */
const sender = () => import('./sendGuest');

/** Asks for the provider's page and goes there. The stay is kept on the device first: it is what the guest comes back to. */
export const useGuestStart = ({ form, place, target, price, post }: ReturnType<typeof useGuestForm>) => {
  const navigate = useNavigate();
  const run = useRun();
  const whileShown = useWhileShown();
  useEffect(() => {
    void whenIdle()
      .then(sender)
      .catch(() => undefined);
  }, []);

  const send = async (): Promise<void> => {
    const { quote } = price;
    const { methodId, phone } = form.values;
    if (!target || !methodId || !canSubmitQuote(quote) || !post.isDue(target.startsAt)) return;
    const why = await price.confirm(quote);
    if (why) {
      run.refuse(why);
      return;
    }
    // The price may have taken its time, and the day may have ended meanwhile.
    if (!post.isDue(target.startsAt)) return;
    let sentMs = 0;
    rememberReturn();
    let piece: Awaited<ReturnType<typeof sender>> | undefined;
    const reply = await run.run(async () => {
      // All that the answer needs is there before anything is sent.
      piece = await sender();
      sentMs = Date.now();
      return piece.startGuestParking({ ...target, sum: quote.total, methodId, phone: phoneForWire(phone) });
    });
    const stay = reply && piece?.stayToKeep(reply, { ...target, place, sum: quote.total, sentMs });
    if (!stay) {
      forgetReturn();
      if (reply) run.refuse('badPage');
      return;
    }
    keepStay(stay);
    await piece?.whenProofsAreKept();
    form.reset(emptyGuest);
    // Who has gone on to another page meanwhile is not taken away from it: the stay has the way to pay.
    if (whileShown().aborted) {
      forgetReturn();
      return;
    }
    // Back from the payment page shows this stay, with the way to pay again.
    await navigate({ to: '/{-$lng}/guest-payment', params: inLanguage, search: { stay: stay.id }, replace: true });
    rememberReturn();
    leaveTo(stay.page);
  };

  return { ...run, send };
};
