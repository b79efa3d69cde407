import { queryOptions } from '@tanstack/react-query';
import { getAccountSettings } from '~/api/contract/account';
import type { ReplyOf } from '~/api/contract/endpoint';
import { settingNames, type AccountSettings } from '~/domain/accountSetting';
import type { SignIn } from '~/state/signIn';
import { cityCall } from '../cityCall';
import { personKey } from '../keys';
import { okOrThrow } from '../outcomeError';

/** The settings that are known here; the last word counts where one is said twice. */
export const accountSettingsFromWire = ({ result }: ReplyOf<typeof getAccountSettings>): AccountSettings => {
  const known: readonly string[] = settingNames;
  return Object.fromEntries(result.flatMap(({ name, value }) => (known.includes(name) ? [[name, value]] : [])));
};

/** What the driver switched on and off; kept for offline. */
export const accountSettingsQuery = (city: string, signIn: SignIn) =>
  queryOptions({
    queryKey: personKey(city, signIn, 'account-settings'),
    queryFn: async ({ signal }) => accountSettingsFromWire(okOrThrow(await cityCall(getAccountSettings, {}, { token: signIn.token, signal })).value),
    staleTime: 60_000,
    meta: { persist: true },
  });
