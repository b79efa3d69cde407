import type { ComponentProps } from 'react';
import { RefillWindow } from '~/features/refill/RefillWindow';
import { later } from '~/ui/later';
import { receiptSlot } from './receiptSlot';

/** Needed when the money has come: a weak signal must not end the window just then. */
const StartOffer = later(() => import('~/features/parking/StartOffer').then(({ StartOffer }) => StartOffer));

/** Topping up, by receipt as well, and then the stay that it was for: three features, which meet only here. */
export const RefillHost = (props: Omit<ComponentProps<typeof RefillWindow>, 'Offer' | 'Receipt'>) => (
  <RefillWindow {...props} Offer={StartOffer} Receipt={receiptSlot} />
);
