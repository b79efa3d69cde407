import type { ComponentType } from 'react';
import type { Receipt } from '~/domain/history/receipt';
import type { ReceiptOrder } from '~/domain/history/receiptOrder.flow';

/**
 * The part below a payment form that requests payment by receipt (RCPT-01). Features never import each other, so `app`
 * passes it in.
 */
export type ReceiptSlot = ComponentType<{
  /** The receipt's order, once the form above is filled in. */
  order: ReceiptOrder | undefined;
  /** Describes what the form above lacks. */
  missing: string | undefined;
  /** Checks whether what was shown still holds. If not, the form shows why. */
  confirm?: () => Promise<boolean>;
  /** Called with the dialog's title while a receipt is requested, and with undefined afterwards (PAY-01). */
  onTitle: (title: string | undefined) => void;
  /** Called with the receipt, which takes the place of the form in the same dialog (RCPT-04). */
  onMade: (receipt: Receipt) => void;
}>;
