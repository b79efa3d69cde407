import type { ComponentType } from 'react';
import type { ReceiptOrder } from '~/domain/history/receiptOrder.flow';

/** What stands below a payment's form while it is to be paid by receipt (RCPT-01). Features meet in `app` alone: it is handed to the form. */
export type ReceiptSlot = ComponentType<{
  /** What the receipt is for, once the form above is filled in. */
  order: ReceiptOrder | undefined;
  /** What that form lacks, in words. */
  missing: string | undefined;
  /** Does what was shown still hold? Where it does not, the form tells why. */
  confirm?: () => Promise<boolean>;
  /** The receipt takes the place of the window. */
  onClose: () => void;
}>;
