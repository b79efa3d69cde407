import { t } from '@lingui/core/macro';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, type ReactNode } from 'react';
import { useReceiptOrder } from '~/data/receipts/useReceiptOrder';
import type { Payer } from '~/domain/history/payer';
import type { Receipt } from '~/domain/history/receipt';
import { isUnderWay } from '~/domain/history/receiptOrder.flow';
import { PaymentButton } from '~/components/payment/PaymentButton';
import type { ReceiptSlot } from '~/components/payment/ReceiptSlot';
import { isOnlineAtom } from '~/platform/network';
import { driverAtom } from '~/state/session/signIn';
import { Choice } from '~/ui/Choice';
import { usePendingAction } from '~/ui/usePendingAction';
import { useUnmountSignal } from '~/ui/useUnmountSignal';
import { LegalEntityPayerForm } from './LegalEntityPayerForm';
import { ReceiptOrderNotice } from './ReceiptOrderNotice';
import { receiptPayerAtoms } from './receiptPayer.form';
import { PersonPayerForm } from './PersonPayerForm';

/**
 * The payer, and the receipt or invoice for them. It names the dialog in which it is requested (RCPT-03, RCPT-04).
 */
export const OrderReceipt: ReceiptSlot = ({ order, missing, confirm, onTitle, onMade }) => {
  const isOnline = useAtomValue(isOnlineAtom);
  const [chosenKind, setKind] = useAtom(receiptPayerAtoms.kind);
  const isLegalEntity = useAtomValue(driverAtom)?.isLegalEntity ?? false;
  const kind = chosenKind ?? (isLegalEntity ? 'firm' : 'person');
  const { state, requestReceipt, checkAgain, seen: markSeen } = useReceiptOrder();
  const getUnmountSignal = useUnmountSignal();
  const title = kind === 'firm' ? t`Оформление счёта` : t`Оформление квитанции`;
  useEffect(() => {
    onTitle(title);
    return () => onTitle(undefined);
  }, [title, onTitle]);

  const open = (receipt: Receipt): void => {
    markSeen();
    onMade(receipt);
  };
  // A driver who closed the dialog in the meantime sees the result when they request the same again.
  const openIfMounted = (receipt: Receipt | undefined): void => {
    if (receipt && !getUnmountSignal().aborted) open(receipt);
  };
  const send = async (payer: Payer): Promise<void> => {
    if (!order || (confirm && !(await confirm()))) return;
    openIfMounted(await requestReceipt(payer, order));
  };
  const [isChecking, check] = usePendingAction(async () => openIfMounted(await checkAgain()));

  const isBusy = isUnderWay(state);
  const submitText = kind === 'firm' ? t`Получить счёт` : t`Получить квитанцию`;
  const formFooter = (payerMissing: string | undefined, isSending: boolean): ReactNode => (
    <>
      <ReceiptOrderNotice state={state} order={order} isChecking={isChecking} onCheck={check} onOpen={open} />
      <PaymentButton
        missing={missing ?? payerMissing}
        isBusy={isBusy || isSending}
        isBlocked={!isOnline || (order === undefined && missing === undefined)}
      >
        {isOnline || isBusy ? submitText : t`Для квитанции нужна сеть`}
      </PaymentButton>
    </>
  );
  const Form = kind === 'firm' ? LegalEntityPayerForm : PersonPayerForm;
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
      <Form onSend={send} end={formFooter} />
    </div>
  );
};
