import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { nowAtom } from '~/state/clock';
import { rememberReturn } from '~/state/returnAddress';
import { patchStay, type GuestStay } from '~/state/stays';
import { Button } from '~/ui/Button';
import { leaveTo } from '~/ui/leave';
import { Notice } from '~/ui/Notice';
import { FillAgain } from './FillAgain';
import { pageToPay } from './pageToPay';
import { StayFacts } from './StayFacts';

/** The guest had gone on from the form before the payment page could open: nothing is paid, and there is nothing to wait for. */
export const UnopenedStay = ({ stay, another }: { stay: GuestStay; another: ReactNode }) => {
  const page = pageToPay(stay, useAtomValue(nowAtom));
  /** A button, as a link could be opened in another tab without this one hearing of it. */
  const open = (address: string): void => {
    patchStay(stay.id, { isUnopened: undefined });
    rememberReturn();
    leaveTo(address);
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <h1 className="text-title font-bold">{t`Парковка не оплачена`}</h1>
      <StayFacts stay={stay} />
      <Notice mood="warning">{t`Вы ушли с формы раньше, чем открылась страница оплаты.`}</Notice>
      {page !== undefined && (
        <Button icon="external" isWide onClick={() => open(page)}>
          {t`Открыть страницу оплаты`}
        </Button>
      )}
      <FillAgain stay={stay} />
      {another}
    </div>
  );
};
