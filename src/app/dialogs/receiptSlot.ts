import { ReceiptPlaceholder } from '~/components/payment/ReceiptPlaceholder';
import { lazyPart } from '~/ui/lazyPart';

/** Paying by receipt, for the windows that offer it: fetched once the driver chooses it. */
export const receiptSlot = lazyPart(
  () => import('~/features/receipts/order/OrderReceipt').then(({ OrderReceipt }) => OrderReceipt),
  ReceiptPlaceholder,
);
