import { useQuery } from '@tanstack/react-query';
import { changeAccountSetting } from '~/api/contract/account';
import type { AccountSettingName } from '~/domain/account/accountSetting';
import { callOnce, type Answer } from '../auth/callOnce';
import { useDriverQueryContext } from '../useDriverQueryContext';
import { accountSettingsQuery } from './accountSettingsQuery';
import type { CurrentUser } from './currentUser';

/** The driver's settings, cached or fresh. */
export const useAccountSettings = () => {
  const { city, signIn, enabled } = useDriverQueryContext();
  const query = useQuery({ ...accountSettingsQuery(city, signIn), enabled });
  return { settings: query.data, error: query.error, refetch: query.refetch, isFetching: query.isFetching };
};

/**
 * Switches one setting. The change is shown at once and reverted if the city refuses it. After a lost answer the
 * setting is read from the city.
 */
export const switchSetting = async (
  { client, city, signIn }: CurrentUser,
  name: AccountSettingName,
  isOn: boolean,
): Promise<Exclude<Answer<object>, { kind: 'lost' }> | { kind: 'lost'; isOn: boolean | undefined }> => {
  const query = accountSettingsQuery(city, signIn);
  const setCachedValue = (value: boolean): unknown =>
    client.setQueryData(query.queryKey, (old) => old && { ...old, [name]: value });
  await client.cancelQueries({ queryKey: query.queryKey });
  setCachedValue(isOn);
  const answer = await callOnce(changeAccountSetting, { name, value: isOn }, signIn.token);
  // A read that began in the meantime may return the old value.
  await client.cancelQueries({ queryKey: query.queryKey });
  if (answer.kind === 'ok') {
    setCachedValue(isOn);
    return answer;
  }
  if (answer.kind !== 'lost') {
    setCachedValue(!isOn);
    return answer;
  }
  const now = await client.fetchQuery({ ...query, staleTime: 0, retry: false }).catch(() => undefined);
  if (!now) setCachedValue(!isOn);
  return { kind: 'lost', isOn: now?.[name] };
};
