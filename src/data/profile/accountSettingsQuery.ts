import { queryOptions } from '@tanstack/react-query';
import { getAccountSettings } from '~/api/contract/account';
import type { SignIn } from '~/state/session/signIn';
import { cityCall } from '../cityCall';
import { personKey } from '../queryKeys';
import { okOrThrow } from '../outcomeError';
import { accountSettingsFromWire } from './accountSettingsFromWire';

/** The settings that the driver has switched, persisted for offline use. */
export const accountSettingsQuery = (city: string, signIn: SignIn) =>
  queryOptions({
    queryKey: personKey(city, signIn, 'account-settings'),
    queryFn: async ({ signal }) =>
      accountSettingsFromWire(okOrThrow(await cityCall(getAccountSettings, {}, { token: signIn.token, signal })).value),
    staleTime: 60_000,
    meta: { persist: true },
  });
