import { useState, type ReactNode } from 'react';
import type { Receipt } from '~/domain/history/receipt';
import { MadeReceipt } from './receiptSlot';

interface Props {
  /** Renders the payment dialog. It calls `onReceipt` with a receipt that has been made. */
  children: (onReceipt: (receipt: Receipt) => void) => ReactNode;
  onClose: () => void;
}

/** A payment dialog whose place a receipt takes once it has been made (RCPT-04). */
export const ReceiptHost = ({ children, onClose }: Props) => {
  const [receipt, setReceipt] = useState<Receipt>();
  return receipt ? <MadeReceipt receipt={receipt} isNew onClose={onClose} /> : children(setReceipt);
};
