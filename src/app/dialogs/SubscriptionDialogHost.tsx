import type { ComponentProps } from 'react';
import { SubscriptionDialog } from '~/features/subscriptions/SubscriptionDialog';
import { receiptSlot } from './receiptSlot';

/** Buying a subscription, by receipt as well: two features, which meet only here. */
export const SubscriptionDialogHost = (props: Omit<ComponentProps<typeof SubscriptionDialog>, 'Receipt'>) => (
  <SubscriptionDialog {...props} Receipt={receiptSlot} />
);
