import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { smsNumber } from '~/domain/sms/smsLink';
import { cityAtom } from '~/state/currentCity';
import { optionsQuery } from '../options/optionsQuery';
import { loadState } from './loadState';

/**
 * The number for commands: the server's last known one, else the city's own. Without a number no SMS app is opened, and
 * a warning is logged (ERR-43). `isAwaited`: the server may still provide one.
 */
export const useSmsNumber = (): { number: string | undefined; isAwaited: boolean } => {
  const city = useAtomValue(cityAtom);
  const options = useQuery({ ...optionsQuery(city?.city ?? ''), enabled: city !== undefined });
  const number = smsNumber(options.data?.smsNumber) ?? smsNumber(city?.sms.number);
  const isAwaited = options.data === undefined && options.failureCount === 0 && loadState(options) === 'loading';
  const isMissing = number === undefined && !isAwaited;
  useEffect(() => {
    if (isMissing) console.warn('SMS: the city names no number to send to; commands can only be copied.');
  }, [isMissing]);
  return { number, isAwaited };
};
