import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { reportCardPayment } from '~/data/payments/reportCardPayment';
import type { CardPayment } from '~/domain/payments/cardPayment';
import { sum } from '~/i18n/format';
import { restartAt } from '~/platform/redirectTo';

interface Props {
  payment: CardPayment;
  /** The main page of the language. */
  homePath: string;
}

/** Opens the card widget and draws nothing itself. However it ends, the main page comes anew (document 1, section 4). */
export const CardLauncher = ({ payment, homePath }: Props) => {
  // React runs effects twice while developing: a card form must not.
  const isOpened = useRef(false);
  const launch = useEffectEvent(async (): Promise<void> => {
    try {
      const { payByCard } = await import('./payByCard');
      const { invoiceId } = payment;
      const price = sum(payment.sum);
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
  // A browser that goes back may show the page as it was left, with its card form.
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
