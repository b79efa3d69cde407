import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { SmsCommand } from '~/domain/sms/smsCommand';
import { smsOptionsOf, type SmsOptions } from '~/domain/sms/smsOptions';
import { isOnlineAtom } from '~/platform/network';
import { cityAtom } from '~/state/currentCity';
import { smsCommandsQuery } from './smsCommandsQuery';

const none: SmsCommand[] = [];

/**
 * What a driver can do by SMS in the chosen city. With a network the stored list suffices. Without one, a missing list
 * is requested, because the network may come and go.
 */
export const useSmsOptions = (): SmsOptions => {
  const city = useAtomValue(cityAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  const { data = none } = useQuery({
    ...smsCommandsQuery(city?.city ?? ''),
    enabled: ({ state }) => city !== undefined && !isOnline && state.data === undefined,
  });
  return useMemo(() => smsOptionsOf(city?.sms ?? {}, data), [city, data]);
};
