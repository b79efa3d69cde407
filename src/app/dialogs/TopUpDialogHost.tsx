import type { ComponentProps } from 'react';
import { TopUpDialog } from '~/features/top-up/TopUpDialog';
import { lazyPart } from '~/ui/lazyPart';
import { ReceiptHost } from './ReceiptHost';
import { receiptSlot } from './receiptSlot';

/** Shown once the money has arrived: a weak signal must not close the dialog at that moment. */
const StartOffer = lazyPart(() => import('~/features/parking/StartOffer').then(({ StartOffer }) => StartOffer));

type Props = Omit<ComponentProps<typeof TopUpDialog>, 'Offer' | 'Receipt' | 'onReceipt'>;

/** Topping up, also by receipt, and then the stay that the money was for. These three features meet only here. */
export const TopUpDialogHost = (props: Props) => (
  <ReceiptHost onClose={props.onClose}>
    {(onReceipt) => <TopUpDialog {...props} Offer={StartOffer} Receipt={receiptSlot} onReceipt={onReceipt} />}
  </ReceiptHost>
);
