import { useState, type ComponentProps } from 'react';
import type { Receipt } from '~/domain/history/receipt';
import { TopUpDialog } from '~/features/top-up/TopUpDialog';
import { lazyPart } from '~/ui/lazyPart';
import { MadeReceipt, receiptSlot } from './receiptSlot';

/** Shown once the money has arrived: a weak signal must not close the dialog at that moment. */
const StartOffer = lazyPart(() => import('~/features/parking/StartOffer').then(({ StartOffer }) => StartOffer));

type Props = Omit<ComponentProps<typeof TopUpDialog>, 'Offer' | 'Receipt' | 'onReceipt'>;

/** Topping up, also by receipt, and then the stay that the money was for. These three features meet only here. */
export const TopUpDialogHost = (props: Props) => {
  const [receipt, setReceipt] = useState<Receipt>();
  return receipt ? (
    <MadeReceipt receipt={receipt} isNew onClose={props.onClose} />
  ) : (
    <TopUpDialog {...props} Offer={StartOffer} Receipt={receiptSlot} onReceipt={setReceipt} />
  );
};
