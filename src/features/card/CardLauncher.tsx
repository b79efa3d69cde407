import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { reportCardPayment } from '~/data/payments/reportCardPayment';
import type { CardPayment } from '~/domain/cardPayment';
import { sum } from '~/i18n/format';
import { restartAt } from '~/ui/leave';

interface Props {
  payment: CardPayment;
  /** The main page of the language. */
  home: string;
}

/** Opens the card widget and draws nothing itself. However it ends, the main page comes anew (document 1, section 4). */
export const CardLauncher = ({ payment, home }: Props) => {
  // React runs effects twice while developing: a card form must not.
  const isOpened = useRef(false);
  const launch = useEffectEvent(async (): Promise<void> => {
    try {
      const { payByCard } = await import('./cardWidget');
      const { invoiceId } = payment;
      const price = sum(payment.sum);
      const status = await payByCard(payment, t`Заказ ${invoiceId} на ${price}`);
      if (status) await reportCardPayment(payment, status);
    } finally {
      restartAt(home);
    }
  });
  useEffect(() => {
    if (isOpened.current) return;
    isOpened.current = true;
    void launch().catch(() => undefined);
  }, []);
  // A browser that goes back may show the page as it was left, with its card form.
  const goHome = useEffectEvent(({ persisted }: PageTransitionEvent): void => {
    if (persisted) restartAt(home);
  });
  useEffect(() => {
    const onShown = (event: PageTransitionEvent): void => goHome(event);
    addEventListener('pageshow', onShown);
    return () => removeEventListener('pageshow', onShown);
  }, []);
  return null;
};
