import { queryOptions, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { getBalance } from '~/api/contract/account';
import type { Kopecks } from '~/domain/money/money';
import { cityAtom } from '~/state/currentCity';
import { companyAtom, type SignIn } from '~/state/session/signIn';
import { cityCall } from '../cityCall';
import { isRefusal, okOrThrow } from '../outcomeError';
import { personKey } from '../queryKeys';
import { usePolling } from '../usePolling';
import { balanceFromWire } from './companyFromWire';

/** The balance changes with every stay of the company's drivers, so it is read more often than the lists. */
const everyMs = 60_000;

const signedOut: SignIn = { token: '', cacheKey: '' };

/** A company's balance in kopecks (CALL-65). Null where the server does not know it. */
const companyBalanceQuery = (city: string, signIn: SignIn) =>
  queryOptions({
    queryKey: personKey(city, signIn, 'companyBalance'),
    queryFn: async ({ signal }) => {
      const { value } = okOrThrow(await cityCall(getBalance, {}, { token: signIn.token, signal }));
      return balanceFromWire(value.result.balance) ?? null;
    },
    staleTime: 30_000,
    meta: { persist: true },
  });

interface CompanyBalance {
  balance: Kopecks | undefined;
  /** When it was read, by the device's clock. */
  readAt: number;
}

/**
 * The balance of the signed-in company (COOP-03), read every minute while the page is visible. The number of the profile
 * counts where the call gave none, or where it fails now and the profile was read later.
 */
export const useCompanyBalance = (inProfile: CompanyBalance): CompanyBalance => {
  const city = useAtomValue(cityAtom);
  const signIn = useAtomValue(companyAtom);
  const query = companyBalanceQuery(city?.city ?? '', signIn ?? signedOut);
  const isOn = city !== undefined && signIn !== undefined;
  const { data, dataUpdatedAt, error } = useQuery({ ...query, enabled: isOn, refetchOnMount: 'always', retry: false });
  usePolling([query], { isOn: isOn && !isRefusal(error), everyMs });
  const balance = data ?? undefined;
  const isOutdated = error !== null && inProfile.balance !== undefined && inProfile.readAt > dataUpdatedAt;
  return balance === undefined || isOutdated ? inProfile : { balance, readAt: dataUpdatedAt };
};
