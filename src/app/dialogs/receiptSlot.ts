import { ReceiptPlaceholder } from '~/components/payment/ReceiptPlaceholder';
import { lazyPart } from '~/ui/lazyPart';

/** The receipt that has just been made, in place of the dialog that requested it. */
export const MadeReceipt = lazyPart(() =>
  import('~/features/receipts/ReceiptDialog').then(({ ReceiptDialog }) => ReceiptDialog),
);

/**
 * Paying by receipt, for the dialogs that offer it. Loaded once the driver chooses it, and with it the result: no signal
 * may be too weak to show a receipt that has been made.
 */
export const receiptSlot = lazyPart(
  () =>
    Promise.all([import('~/features/receipts/order/OrderReceipt'), MadeReceipt.loadWithRetry()]).then(
      ([{ OrderReceipt }]) => OrderReceipt,
    ),
  ReceiptPlaceholder,
);
