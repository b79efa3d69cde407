import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import type { SmsCommand } from '~/domain/sms/smsCommand';
import type { SmsOptions } from '~/domain/sms/smsOptions';
import type { smsOptionsOf } from '~/domain/sms/smsOptionsOf';
import { importWithRetry } from '~/platform/importWithRetry';
import { isOnlineAtom } from '~/platform/network';
import { cityAtom } from '~/state/currentCity';
import { smsCommandsQuery } from './smsCommandsQuery';

const none: SmsCommand[] = [];
const listed = { pay: none, extend: none, end: none, topUp: none };

/** Reads a city's list. Few visits need it, so it loads with the first list. */
let loadedReader: typeof smsOptionsOf | undefined;

/**
 * What a driver can do by SMS in the chosen city. With a network the stored list suffices. Without one, a missing list
 * is requested, because the network may come and go. Until the list is read, only the city's own templates count.
 */
export const useSmsOptions = (isNeeded = true): SmsOptions => {
  const city = useAtomValue(cityAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  const { data = none } = useQuery({
    ...smsCommandsQuery(city?.city ?? ''),
    enabled: ({ state }) => city !== undefined && !isOnline && state.data === undefined,
  });
  const [read, setRead] = useState(() => loadedReader);
  const isReaderMissing = isNeeded && !read && data.length > 0;
  useEffect(() => {
    if (!isReaderMissing) return;
    void importWithRetry(() => import('~/domain/sms/smsOptionsOf')).then(({ smsOptionsOf }) => {
      loadedReader = smsOptionsOf;
      setRead(() => smsOptionsOf);
    });
  }, [isReaderMissing]);
  return useMemo(() => {
    const templates = city?.sms ?? {};
    return read ? read(templates, data) : { templates, examples: {}, listed };
  }, [city, data, read]);
};
