import type { ComponentProps } from 'react';
import { TopUpDialog } from '~/features/top-up/TopUpDialog';
import { lazyPart } from '~/ui/lazyPart';
import { receiptSlot } from './receiptSlot';

/** Needed when the money has come: a weak signal must not end the window just then. */
const StartOffer = lazyPart(() => import('~/features/parking/StartOffer').then(({ StartOffer }) => StartOffer));

/** Topping up, by receipt as well, and then the stay that it was for: three features, which meet only here. */
export const TopUpDialogHost = (props: Omit<ComponentProps<typeof TopUpDialog>, 'Offer' | 'Receipt'>) => (
  <TopUpDialog {...props} Offer={StartOffer} Receipt={receiptSlot} />
);
