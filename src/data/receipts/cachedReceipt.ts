import type { Instant } from '~/domain/time/cityTime';
import type { Receipt } from '~/domain/history/receipt';
import { saveToIndexedDb, readFromIndexedDb } from '~/platform/indexedDb';
import { receiptsKey } from '~/state/session/accountKeys';
import type { SignIn } from '~/state/session/signIn';

type ReceiptKey = Pick<Receipt, 'number' | 'status'>;
const storageNameOf = (city: string, signIn: SignIn, { number }: ReceiptKey): string =>
  `${receiptsKey.name}receipt.${city}.${signIn.cacheKey}.${number}`;

export interface CachedReceipt {
  file: Blob;
  /** The city's status at that time. A receipt that has been paid since may look different. */
  status?: string;
  /** When it was fetched. Missing in copies from earlier versions. */
  at?: Instant;
}

export const cacheReceipt = (city: string, signIn: SignIn, receipt: ReceiptKey, file: Blob): Promise<boolean> =>
  saveToIndexedDb(storageNameOf(city, signIn, receipt), {
    file,
    status: receipt.status,
    at: Date.now(),
  } satisfies CachedReceipt);

export const readCachedReceipt = async (
  city: string,
  signIn: SignIn,
  receipt: ReceiptKey,
): Promise<CachedReceipt | undefined> => {
  const cached = (await readFromIndexedDb(storageNameOf(city, signIn, receipt))) as Partial<CachedReceipt> | undefined;
  return cached?.file instanceof Blob ? { file: cached.file, status: cached.status, at: cached.at } : undefined;
};
