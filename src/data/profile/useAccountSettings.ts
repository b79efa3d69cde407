import { useQuery } from '@tanstack/react-query';
import { changeAccountSetting } from '~/api/contract/account';
import type { AccountSettingName } from '~/domain/accountSetting';
import { answerOf, type Answer } from '../auth/answer';
import { useWhose } from '../useWhose';
import { accountSettingsQuery } from './accountSettingsQuery';
import type { Own } from './own';

/** The driver's settings, kept or fresh. */
export const useAccountSettings = () => {
  const { city, signIn, enabled } = useWhose();
  const query = useQuery({ ...accountSettingsQuery(city, signIn), enabled });
  return { settings: query.data, error: query.error, refetch: query.refetch, isFetching: query.isFetching };
};

/** Switches one on or off. Shown at once, and taken back where the city says no; after a lost answer the city is asked how it is. */
export const switchSetting = async (
  { client, city, signIn }: Own,
  name: AccountSettingName,
  isOn: boolean,
): Promise<Exclude<Answer<object>, { kind: 'lost' }> | { kind: 'lost'; isOn: boolean | undefined }> => {
  const query = accountSettingsQuery(city, signIn);
  const show = (value: boolean): unknown => client.setQueryData(query.queryKey, (old) => old && { ...old, [name]: value });
  await client.cancelQueries({ queryKey: query.queryKey });
  show(isOn);
  const answer = await answerOf(changeAccountSetting, { name, value: isOn }, signIn.token);
  // A reading that began meanwhile may tell of the time before.
  await client.cancelQueries({ queryKey: query.queryKey });
  if (answer.kind === 'ok') {
    show(isOn);
    return answer;
  }
  if (answer.kind !== 'lost') {
    show(!isOn);
    return answer;
  }
  const now = await client.fetchQuery({ ...query, staleTime: 0, retry: false }).catch(() => undefined);
  if (!now) show(!isOn);
  return { kind: 'lost', isOn: now?.[name] };
};
