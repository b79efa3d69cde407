import type { ComponentProps } from 'react';
import { SubscriptionWindow } from '~/features/subscriptions/SubscriptionWindow';
import { receiptSlot } from './receiptSlot';

/** Buying a subscription, by receipt as well: two features, which meet only here. */
export const SubscriptionHost = (props: Omit<ComponentProps<typeof SubscriptionWindow>, 'Receipt'>) => (
  <SubscriptionWindow {...props} Receipt={receiptSlot} />
);
