import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { changeAccountSetting } from '~/api/contract/account';
import type { AccountSettingName } from '~/domain/accountSetting';
import { cityAtom } from '~/state/city';
import { driverAtom } from '~/state/signIn';
import { answerOf, type Answer } from '../auth/answer';
import { accountSettingsQuery } from './accountSettingsQuery';
import type { Own } from './own';

const nobody = { token: '', cacheKey: '' };

/** The driver's settings, kept or fresh. */
export const useAccountSettings = () => {
  const city = useAtomValue(cityAtom);
  const signIn = useAtomValue(driverAtom);
  const query = useQuery({
    ...accountSettingsQuery(city?.city ?? '', signIn ?? nobody),
    enabled: city !== undefined && signIn !== undefined,
  });
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
  if (answer.kind === 'ok') return answer;
  if (answer.kind !== 'lost') {
    show(!isOn);
    return answer;
  }
  const now = await client.fetchQuery({ ...query, staleTime: 0, retry: false }).catch(() => undefined);
  if (!now) show(!isOn);
  return { kind: 'lost', isOn: now?.[name] };
};
