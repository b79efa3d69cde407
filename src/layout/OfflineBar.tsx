import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { timeOrDate } from '~/i18n/format';
import { cityAtom } from '~/state/currentCity';
import { minuteAtom } from '~/state/clock';
import { hasNetworkAtom, isOnlineAtom, connectivityAtom } from '~/platform/network';
import { OfflineLine } from './OfflineLine';

/** A quiet bar while the network carries no data. Shows the age of the data on the page. */
export const OfflineBar = () => {
  const isOnline = useAtomValue(isOnlineAtom);
  return isOnline ? null : <OfflineMessage />;
};

const OfflineMessage = () => {
  const queryClient = useQueryClient();
  const city = useAtomValue(cityAtom);
  const now = useAtomValue(minuteAtom);
  const hasNetwork = useAtomValue(hasNetworkAtom);
  const line = useAtomValue(connectivityAtom);
  const readAt = Math.max(
    0,
    ...queryClient
      .getQueryCache()
      .getAll()
      .filter(({ meta }) => meta?.['persist'] === true)
      .map(({ state }) => state.dataUpdatedAt),
  );
  const when = city && readAt > 0 && timeOrDate(readAt, now, city.timeZone);
  return <OfflineLine isPortal={hasNetwork && line === 'portal'}>{when && ` · ${t`данные на ${when}`}`}</OfflineLine>;
};
