import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { nowAtom } from '~/state/clock';
import { saveReturnAddress } from '~/state/session/returnAddress';
import { patchGuestStay, type GuestStay } from '~/state/payments/guestStays';
import { Button } from '~/ui/Button';
import { redirectTo } from '~/platform/redirectTo';
import { Notice } from '~/ui/Notice';
import { PageHead } from '~/ui/PageHead';
import { FillAgain } from './FillAgain';
import { orderPaymentPage } from './orderPaymentPage';
import { GuestStayFacts } from './GuestStayFacts';

/** The guest left the form before the payment page opened. Nothing is paid, and there is nothing to wait for. */
export const UnopenedStay = ({ stay, payAnotherAction }: { stay: GuestStay; payAnotherAction: ReactNode }) => {
  const page = orderPaymentPage(stay, useAtomValue(nowAtom));
  /** A button, because a link could be opened in another tab without this one noticing. */
  const openPaymentPage = (address: string): void => {
    patchGuestStay(stay.id, { isUnopened: undefined });
    saveReturnAddress();
    redirectTo(address);
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageHead title={t`Парковка не оплачена — Парковка`} />
      <h1 className="text-title font-bold">{t`Парковка не оплачена`}</h1>
      <GuestStayFacts stay={stay} />
      <Notice severity="warning">{t`Вы ушли с формы раньше, чем открылась страница оплаты.`}</Notice>
      {page !== undefined && (
        <Button icon="external" isWide onClick={() => openPaymentPage(page)}>
          {t`Открыть страницу оплаты`}
        </Button>
      )}
      <FillAgain stay={stay} />
      {payAnotherAction}
    </div>
  );
};
