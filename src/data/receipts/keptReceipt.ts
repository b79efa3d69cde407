import type { Instant } from '~/domain/cityTime';
import type { Receipt } from '~/domain/receipt';
import { keepLarge, readLarge } from '~/state/largeStorage';
import type { SignIn } from '~/state/signIn';

/** Papers that were seen once, on the device; each under the random key of its login. They go with the person (`auth/forgetPerson`). */
const room = 'person.receipt.';
type Named = Pick<Receipt, 'number' | 'status'>;
const nameOf = (city: string, signIn: SignIn, { number }: Named): string => `${room}${city}.${signIn.cacheKey}.${number}`;

export interface KeptReceipt {
  file: Blob;
  /** What the city said of it then: a paper that has been paid since may read otherwise. */
  status?: string;
  /** When it was fetched. Papers kept by earlier versions do not say it. */
  at?: Instant;
}

export const keepReceipt = (city: string, signIn: SignIn, receipt: Named, file: Blob): Promise<boolean> =>
  keepLarge(nameOf(city, signIn, receipt), { file, status: receipt.status, at: Date.now() } satisfies KeptReceipt);

export const readKeptReceipt = async (city: string, signIn: SignIn, receipt: Named): Promise<KeptReceipt | undefined> => {
  const kept = (await readLarge(nameOf(city, signIn, receipt))) as Partial<KeptReceipt> | undefined;
  return kept?.file instanceof Blob ? { file: kept.file, status: kept.status, at: kept.at } : undefined;
};
