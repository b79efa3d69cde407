import type { Handlers } from '../Handler';
import { createRefillReceipt, createSubscriptionReceipt } from './createReceipts';
import { getReceipt, getReceiptList, sendReceipt } from './showReceipts';

/** Receipts and invoices that are paid at a bank. */
export const receiptHandlers = {
  createRefillReceipt,
  createSubscriptionReceipt,
  getReceipt,
  sendReceipt,
  getReceiptList,
} satisfies Partial<Handlers>;
