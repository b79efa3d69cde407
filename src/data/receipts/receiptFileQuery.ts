import { queryOptions } from '@tanstack/react-query';
import { getReceipt } from '~/api/contract/receipts';
import type { Instant } from '~/domain/cityTime';
import type { Receipt } from '~/domain/receipt';
import type { SignIn } from '~/state/signIn';
import { cityCall } from '../cityCall';
import { personKey } from '../keys';
import { okOrThrow } from '../outcomeError';
import { keepReceipt, readKeptReceipt } from './keptReceipt';

export interface Paper {
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
    queryFn: async ({ signal }): Promise<Paper> => {
      const kept = await readKeptReceipt(city, signIn, receipt);
      if (kept && kept.status === receipt.status) return { file: kept.file };
      const outcome = await cityCall(getReceipt, { receiptnumber: receipt.number }, { token: signIn.token, signal });
      if (kept && outcome.kind !== 'ok' && outcome.kind !== 'expired') return { file: kept.file, old: { at: kept.at } };
      const { file } = okOrThrow(outcome).value;
      // Somebody who has logged out meanwhile leaves nothing.
      if (!signal.aborted) void keepReceipt(city, signIn, receipt, file);
      return { file };
    },
    staleTime: 5 * 60_000,
    gcTime: 60_000,
  });
