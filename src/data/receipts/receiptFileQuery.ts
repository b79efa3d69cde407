import { queryOptions } from '@tanstack/react-query';
import { getReceipt } from '~/api/contract/receipts';
import type { Instant } from '~/domain/time/cityTime';
import type { Receipt } from '~/domain/history/receipt';
import type { SignIn } from '~/state/session/signIn';
import { cityCall } from '../cityCall';
import { personKey } from '../queryKeys';
import { okOrThrow } from '../outcomeError';
import { cacheReceipt, readCachedReceipt } from './cachedReceipt';

export interface ReceiptFile {
  file: Blob;
  /** Its state has changed since it was fetched, and the newer one could not be had. */
  old?: { at?: Instant };
}

/**
 * The paper itself. One that was seen before is the device's own copy, at once and without a network; only after a change
 * of its state it is asked for anew, and the copy serves where that fails.
 */
export const receiptFileQuery = (city: string, signIn: SignIn, receipt: Pick<Receipt, 'number' | 'status'>) =>
  queryOptions({
    queryKey: personKey(city, signIn, 'receipt-file', receipt.number, receipt.status),
    queryFn: async ({ signal }): Promise<ReceiptFile> => {
      const cached = await readCachedReceipt(city, signIn, receipt);
      if (cached && cached.status === receipt.status) return { file: cached.file };
      const outcome = await cityCall(getReceipt, { receiptnumber: receipt.number }, { token: signIn.token, signal });
      if (cached && outcome.kind !== 'ok' && outcome.kind !== 'expired')
        return { file: cached.file, old: { at: cached.at } };
      const { file } = okOrThrow(outcome).value;
      // Somebody who has logged out meanwhile leaves nothing.
      if (!signal.aborted) void cacheReceipt(city, signIn, receipt, file);
      return { file };
    },
    staleTime: 5 * 60_000,
    gcTime: 60_000,
  });
