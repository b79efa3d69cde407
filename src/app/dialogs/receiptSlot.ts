import { ReceiptPlaceholder } from '~/components/payment/ReceiptPlaceholder';
import { lazyPart } from '~/ui/lazyPart';

/** Paying by receipt, for the dialogs that offer it. Loaded once the driver chooses it. */
export const receiptSlot = lazyPart(
  () => import('~/features/receipts/order/OrderReceipt').then(({ OrderReceipt }) => OrderReceipt),
  ReceiptPlaceholder,
);
