import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { timeOrDate } from '~/i18n/format';
import { cityAtom } from '~/state/currentCity';
import { minuteAtom } from '~/state/clock';
import { hasNetworkAtom, isOnlineAtom, connectivityAtom } from '~/platform/network';
import { Icon } from '~/ui/Icon';

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
  const what = hasNetwork && line === 'portal' ? t`Wi-Fi просит войти: откройте любой сайт в браузере` : t`Нет сети`;
  const readAt = Math.max(
    0,
    ...queryClient
      .getQueryCache()
      .getAll()
      .filter(({ meta }) => meta?.['persist'] === true)
      .map(({ state }) => state.dataUpdatedAt),
  );
  const when = city && readAt > 0 && timeOrDate(readAt, now, city.timeZone);
  return (
    <p
      role="status"
      className="flex items-center justify-center gap-2 border-b border-line bg-raised px-4 py-2 text-small font-semibold"
    >
      <Icon name="offline" size={18} />
      {what}
      {when && ` · ${t`данные на ${when}`}`}
    </p>
  );
};
