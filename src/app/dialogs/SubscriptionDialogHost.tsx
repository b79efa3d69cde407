import type { ComponentProps } from 'react';
import { SubscriptionDialog } from '~/features/subscriptions/SubscriptionDialog';
import { receiptSlot } from './receiptSlot';

/** Buying a subscription, also by receipt. These two features meet only here. */
export const SubscriptionDialogHost = (props: Omit<ComponentProps<typeof SubscriptionDialog>, 'Receipt'>) => (
  <SubscriptionDialog {...props} Receipt={receiptSlot} />
);
