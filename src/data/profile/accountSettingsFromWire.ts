import type { getAccountSettings } from '~/api/contract/account';
import type { ReplyOf } from '~/api/contract/endpoint';
import { settingNames, type AccountSettings } from '~/domain/account/accountSetting';

/** The settings that are known here; the last word counts where one is said twice. */
export const accountSettingsFromWire = ({ result }: ReplyOf<typeof getAccountSettings>): AccountSettings => {
  const known: readonly string[] = settingNames;
  return Object.fromEntries(result.flatMap(({ name, value }) => (known.includes(name) ? [[name, value]] : [])));
};
