import * as v from 'valibot';
import { dayMs } from '~/domain/time/cityTime';
import type { RequestedReceipt } from '~/domain/history/receiptOrder.flow';
import { instant, storageKey, listOf } from '../storageKeys';
import { read, write } from '~/platform/storage';

/** A requested receipt and its city. It contains no data about the payer. */
export interface StoredReceiptRequest {
  city: string;
  asked: RequestedReceipt;
}

const text = v.string();
/** For each login, the last request whose outcome is not known. */
export const requestedReceiptsKey = storageKey<StoredReceiptRequest[]>({
  name: 'asked-receipts',
  owner: 'account',
  purpose: 'receipts',
  schema: listOf<StoredReceiptRequest>(
    v.object({
      city: text,
      asked: v.object({
        id: text,
        login: text,
        order: v.union([
          v.object({ kind: v.literal('refill'), sum: v.number() }),
          v.object({ kind: v.literal('subscription'), sum: v.number(), code: text, plate: text }),
        ]),
        payer: v.picklist(['person', 'firm']),
        at: instant,
        since: instant,
        known: v.optional(v.array(text)),
      }),
    }),
  ),
  fallback: [],
});

/** Rereads the stored list before changing it, because another tab may have written to it. */
const change = (next: (all: StoredReceiptRequest[]) => StoredReceiptRequest[]): void =>
  void write(requestedReceiptsKey, next(read(requestedReceiptsKey)));

/** Returns the login's request without a known outcome, for one day. By then the driver has seen the list. */
export const requestedReceiptOf = (login: string): RequestedReceipt | undefined =>
  read(requestedReceiptsKey).find(({ asked }) => asked.login === login && Math.abs(Date.now() - asked.at) < dayMs)
    ?.asked;

/** Stores a request before it is sent, in place of the login's earlier one. */
export const saveRequestedReceipt = (city: string, requested: RequestedReceipt): void =>
  change((all) => [...all.filter((one) => one.asked.login !== requested.login), { city, asked: requested }]);

/** Called when the outcome is known. */
export const dropRequestedReceipt = (id: string): void => change((all) => all.filter(({ asked }) => asked.id !== id));

/** Called on logout. */
export const clearRequestedReceipts = (city: string): void => change((all) => all.filter((one) => one.city !== city));
