import { queryOptions } from '@tanstack/react-query';
import { getReceiptList } from '~/api/contract/receipts';
import { currentCity } from '~/state/currentCity';
import type { SignIn } from '~/state/session/signIn';
import { cityCall } from '../cityCall';
import { personKey } from '../queryKeys';
import { okOrThrow } from '../outcomeError';
import { receiptsFromWire } from './receiptsFromWire';

/** The driver's receipts and invoices, persisted for offline use. */
export const receiptsQuery = (city: string, signIn: SignIn) =>
  queryOptions({
    queryKey: personKey(city, signIn, 'receipts'),
    queryFn: async ({ signal }) => {
      const { value } = okOrThrow(await cityCall(getReceiptList, {}, { token: signIn.token, signal }));
      return receiptsFromWire(value, currentCity().timeZone);
    },
    staleTime: 15_000,
    meta: { persist: true },
  });
