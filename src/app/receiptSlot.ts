import { lazy } from 'react';
import { whenItComes } from '~/ui/whenItComes';

/** Paying by receipt, for the windows that offer it: fetched once the driver chooses it. */
export const receiptSlot = lazy(() =>
  whenItComes(() => import('~/features/receipts/order/OrderReceipt')).then((loaded) => ({ default: loaded.OrderReceipt })),
);
