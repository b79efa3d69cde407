import { useState, type ComponentProps } from 'react';
import type { Receipt } from '~/domain/history/receipt';
import { SubscriptionDialog } from '~/features/subscriptions/SubscriptionDialog';
import { MadeReceipt, receiptSlot } from './receiptSlot';

/** Buying a subscription, also by receipt. These two features meet only here. */
export const SubscriptionDialogHost = (
  props: Omit<ComponentProps<typeof SubscriptionDialog>, 'Receipt' | 'onReceipt'>,
) => {
  const [receipt, setReceipt] = useState<Receipt>();
  return receipt ? (
    <MadeReceipt receipt={receipt} isNew onClose={props.onClose} />
  ) : (
    <SubscriptionDialog {...props} Receipt={receiptSlot} onReceipt={setReceipt} />
  );
};
