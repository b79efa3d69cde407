import type { getAccountSettings } from '~/api/contract/account';
import type { ReplyOf } from '~/api/contract/endpoint';
import { settingNames, type AccountSettings } from '~/domain/account/accountSetting';

/** The settings that the app knows. If one is repeated, its last value counts. */
export const accountSettingsFromWire = ({ result }: ReplyOf<typeof getAccountSettings>): AccountSettings => {
  const known: readonly string[] = settingNames;
  return Object.fromEntries(result.flatMap(({ name, value }) => (known.includes(name) ? [[name, value]] : [])));
};
