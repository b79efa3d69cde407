import type { Instant } from '~/domain/time/cityTime';
import type { Receipt } from '~/domain/history/receipt';
import { saveToIndexedDb, readFromIndexedDb } from '~/platform/indexedDb';
import type { SignIn } from '~/state/session/signIn';

/** Papers that were seen once, on the device; each under the random key of its login. They go with the person (`auth/forgetPerson`). */
const namePrefix = 'person.receipt.';
type ReceiptKey = Pick<Receipt, 'number' | 'status'>;
const storageNameOf = (city: string, signIn: SignIn, { number }: ReceiptKey): string =>
  `${namePrefix}${city}.${signIn.cacheKey}.${number}`;

export interface CachedReceipt {
  file: Blob;
  /** What the city said of it then: a paper that has been paid since may read otherwise. */
  status?: string;
  /** When it was fetched. Papers kept by earlier versions do not say it. */
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
