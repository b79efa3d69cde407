import * as v from 'valibot';
import { dayMs } from '~/domain/cityTime';
import type { AskedReceipt } from '~/domain/receiptOrder.flow';
import { instant, key, listOf } from './keys';
import { read, write } from './storage';

/** A receipt that was asked for, and for which city. Nothing of who pays stands in it. */
export interface KeptAsking {
  city: string;
  asked: AskedReceipt;
}

const text = v.string();
/** Of each login the last one whose ending is not known. */
const askedKey = key<KeptAsking[]>({
  name: 'asked-receipts',
  schema: listOf<KeptAsking>(
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
const change = (next: (all: KeptAsking[]) => KeptAsking[]): void => void write(askedKey, next(read(askedKey)));

/** What a login has asked for and not heard of, for a day: by then the driver has seen the list. */
export const askedBy = (login: string): AskedReceipt | undefined =>
  read(askedKey).find(({ asked }) => asked.login === login && Math.abs(Date.now() - asked.at) < dayMs)?.asked;

/** Keeps it before it is sent; it takes the place of an earlier one. */
export const keepAsked = (city: string, asked: AskedReceipt): void =>
  change((all) => [...all.filter((one) => one.asked.login !== asked.login), { city, asked }]);

/** Its ending is known. */
export const dropAsked = (id: string): void => change((all) => all.filter(({ asked }) => asked.id !== id));

/** What logging out does. */
export const forgetAsked = (city: string): void => change((all) => all.filter((one) => one.city !== city));
