import type { ComponentProps } from 'react';
import { SubscriptionDialog } from '~/features/subscriptions/SubscriptionDialog';
import { ReceiptHost } from './ReceiptHost';
import { receiptSlot } from './receiptSlot';

type Props = Omit<ComponentProps<typeof SubscriptionDialog>, 'Receipt' | 'onReceipt'>;

/** Buying a subscription, also by receipt. These two features meet only here. */
export const SubscriptionDialogHost = (props: Props) => (
  <ReceiptHost onClose={props.onClose}>
    {(onReceipt) => <SubscriptionDialog {...props} Receipt={receiptSlot} onReceipt={onReceipt} />}
  </ReceiptHost>
);
