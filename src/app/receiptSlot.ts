import { ReceiptIsComing } from '~/parts/payment/ReceiptIsComing';
import { later } from '~/ui/later';

/** Paying by receipt, for the windows that offer it: fetched once the driver chooses it. */
export const receiptSlot = later(() => import('~/features/receipts/order/OrderReceipt').then(({ OrderReceipt }) => OrderReceipt), ReceiptIsComing);
