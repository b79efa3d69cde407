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
  /** Set if the status has changed since the file was fetched and the newer file could not be loaded. */
  old?: { at?: Instant };
}

/**
 * The file of a receipt. A receipt that was opened before comes from the device, at once and without a network. It is
 * requested again only after its status has changed. If that fails, the copy is used.
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
      // Nothing is stored for a person who has signed out in the meantime.
      if (!signal.aborted) void cacheReceipt(city, signIn, receipt, file);
      return { file };
    },
    staleTime: 5 * 60_000,
    gcTime: 60_000,
  });
