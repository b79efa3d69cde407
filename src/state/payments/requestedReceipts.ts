import * as v from 'valibot';
import { dayMs } from '~/domain/time/cityTime';
import type { RequestedReceipt } from '~/domain/history/receiptOrder.flow';
import { instant, storageKey, listOf } from '../storageKeys';
import { read, write } from '~/platform/storage';

/** A receipt that was asked for, and for which city. Nothing of who pays stands in it. */
export interface StoredReceiptRequest {
  city: string;
  asked: RequestedReceipt;
}

const text = v.string();
/** Of each login the last one whose ending is not known. */
const requestedReceiptsKey = storageKey<StoredReceiptRequest[]>({
  name: 'asked-receipts',
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

/** Changes the stored list as it stands now: another tab may have written since. */
const change = (next: (all: StoredReceiptRequest[]) => StoredReceiptRequest[]): void =>
  void write(requestedReceiptsKey, next(read(requestedReceiptsKey)));

/** What a login has asked for and not heard of, for a day: by then the driver has seen the list. */
export const requestedReceiptOf = (login: string): RequestedReceipt | undefined =>
  read(requestedReceiptsKey).find(({ asked }) => asked.login === login && Math.abs(Date.now() - asked.at) < dayMs)
    ?.asked;

/** Keeps it before it is sent; it takes the place of an earlier one. */
export const saveRequestedReceipt = (city: string, requested: RequestedReceipt): void =>
  change((all) => [...all.filter((one) => one.asked.login !== requested.login), { city, asked: requested }]);

/** Its ending is known. */
export const dropRequestedReceipt = (id: string): void => change((all) => all.filter(({ asked }) => asked.id !== id));

/** What logging out does. */
export const clearRequestedReceipts = (city: string): void => change((all) => all.filter((one) => one.city !== city));
