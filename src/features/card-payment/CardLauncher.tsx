import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { reportCardPayment } from '~/data/payments/reportCardPayment';
import type { CardPayment } from '~/domain/payments/cardPayment';
import { cost } from '~/i18n/format';
import { restartAt } from '~/platform/redirectTo';

interface Props {
  payment: CardPayment;
  /** Main page in the current language. */
  homePath: string;
}

/** Opens the card widget and renders nothing. Whatever the outcome, the app restarts at the main page. */
export const CardLauncher = ({ payment, homePath }: Props) => {
  // React runs effects twice in development, but a card form must open only once.
  const isOpened = useRef(false);
  const launch = useEffectEvent(async (): Promise<void> => {
    try {
      const { payByCard } = await import('./payByCard');
      const { invoiceId } = payment;
      const price = cost(payment.sum);
      const status = await payByCard(payment, t`Заказ ${invoiceId} на ${price}`);
      if (status) await reportCardPayment(payment, status);
    } finally {
      restartAt(homePath);
    }
  });
  useEffect(() => {
    if (isOpened.current) return;
    isOpened.current = true;
    void launch().catch(() => undefined);
  }, []);
  // After going back, the browser may restore the page with its card form still open.
  const returnHome = useEffectEvent(({ persisted }: PageTransitionEvent): void => {
    if (persisted) restartAt(homePath);
  });
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent): void => returnHome(event);
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);
  return null;
};
