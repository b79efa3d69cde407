import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useProfile } from '~/data/profile/useProfile';
import { openDialog } from '~/state/dialogs';
import { Notice } from '~/ui/Notice';
import { ModalDialog } from '~/ui/ModalDialog';
import { PayStayForm } from './PayStayForm';
import { useStayPayment } from './useStayPayment';

interface Props {
  stayId: string;
  action?: 'pay' | 'end';
  onClose: () => void;
}

/** Ends a stay and offers to pay for it, now or later (NOBAL-06…10). */
export const PayStayDialog = ({ stayId, action, onClose }: Props) => {
  const { profile } = useProfile();
  const current = profile?.sessions.find(({ id }) => id === stayId);
  // The stay may leave the list, but the dialog still shows it.
  const [initialStay] = useState(current);
  const stay = current ?? initialStay;
  const stayPayment = useStayPayment();
  const isUnpaid = current?.status === 'waiting' || (stayPayment.due !== undefined && current !== undefined);
  const closeUnpaid = (): void => {
    onClose();
    if (isUnpaid && !stayPayment.isFree)
      openDialog({
        name: 'notify',
        title: t`Парковка не оплачена`,
        text: t`Оплатить её можно позже в блоке «Отложенные парковки» на странице оплаты парковки.`,
      });
  };
  return (
    <ModalDialog title={action ? t`Оплата отложенной сессии` : t`Завершить парковку`} onClose={closeUnpaid} isLarge>
      {stay ? (
        <PayStayForm
          stay={stay}
          isListed={current !== undefined}
          action={action}
          stayPayment={stayPayment}
          onPaid={onClose}
          onClose={closeUnpaid}
        />
      ) : (
        <Notice severity="info">{t`Этой парковки больше нет в списке.`}</Notice>
      )}
    </ModalDialog>
  );
};
