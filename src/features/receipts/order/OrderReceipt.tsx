import { t } from '@lingui/core/macro';
import { useAtom, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useReceiptOrder } from '~/data/receipts/useReceiptOrder';
import type { Payer } from '~/domain/payer';
import type { Receipt } from '~/domain/receipt';
import { isUnderWay } from '~/domain/receiptOrder.flow';
import { AskButton } from '~/parts/payment/AskButton';
import type { ReceiptSlot } from '~/parts/payment/ReceiptSlot';
import { isOnlineAtom } from '~/state/network';
import { openWindow } from '~/state/windows';
import { Choice } from '~/ui/Choice';
import { useTapOnce } from '~/ui/useTapOnce';
import { useWhileShown } from '~/ui/useWhileShown';
import { FirmForm } from './FirmForm';
import { OrderNotice } from './OrderNotice';
import { payerAtoms } from './payer.form';
import { PersonForm } from './PersonForm';

/** Who pays, and the receipt or invoice made out to them: it takes the place of the window that it was asked for in (RCPT-03, RCPT-04). */
export const OrderReceipt: ReceiptSlot = ({ order, missing, confirm, onClose }) => {
  const isOnline = useAtomValue(isOnlineAtom);
  const [kind, setKind] = useAtom(payerAtoms.kind);
  const { state, ask, checkAgain, seen } = useReceiptOrder();
  const whileShown = useWhileShown();

  const open = (receipt: Receipt): void => {
    seen();
    onClose();
    openWindow({ name: 'receipt', receipt, isNew: true });
  };
  // Who has closed the window meanwhile is told when they come for the same again.
  const openIfShown = (made: Receipt | undefined): void => {
    if (made && !whileShown().aborted) open(made);
  };
  const send = async (payer: Payer): Promise<void> => {
    if (!order || (confirm && !(await confirm()))) return;
    openIfShown(await ask(payer, order));
  };
  const [isChecking, check] = useTapOnce(async () => openIfShown(await checkAgain()));

  const isBusy = isUnderWay(state);
  const deed = kind === 'firm' ? t`Получить счёт` : t`Получить квитанцию`;
  const end = (payerMissing: string | undefined, isSending: boolean): ReactNode => (
    <>
      <OrderNotice state={state} order={order} isChecking={isChecking} onCheck={check} onOpen={open} />
      <AskButton missing={missing ?? payerMissing} isBusy={isBusy || isSending} isOff={!isOnline || (order === undefined && missing === undefined)}>
        {isOnline || isBusy ? deed : t`Для квитанции нужна сеть`}
      </AskButton>
    </>
  );
  const Form = kind === 'firm' ? FirmForm : PersonForm;
  return (
    <div className="grid grid-cols-1 gap-4 border-t border-line pt-4">
      <Choice
        label={t`Кто платит`}
        options={[
          { value: 'person', label: t`Физическое лицо` },
          { value: 'firm', label: t`Юридическое лицо` },
        ]}
        value={kind}
        onChange={setKind}
      />
      <Form onSend={send} end={end} />
    </div>
  );
};
