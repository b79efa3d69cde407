import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { timeOrDate } from '~/i18n/format';
import { cityAtom } from '~/state/currentCity';
import { minuteAtom } from '~/state/clock';
import { areTilesMissingAtom, lineAtom, type Connectivity } from '~/platform/network';
import { OfflineLine } from './OfflineLine';

/**
 * A quiet bar that says what does not arrive: nothing at all, answers of the city, those of anyone but a Wi-Fi login
 * page, or the map's ground. Except for the ground it shows the age of the data on the page.
 */
export const OfflineBar = () => {
  const line = useAtomValue(lineAtom);
  const areTilesMissing = useAtomValue(areTilesMissingAtom);
  if (line !== 'answers') return <OfflineMessage state={line} />;
  return areTilesMissing ? <OfflineLine state="tiles" /> : null;
};

const OfflineMessage = ({ state }: { state: Exclude<Connectivity, 'answers'> | 'offline' }) => {
  const queryClient = useQueryClient();
  const city = useAtomValue(cityAtom);
  const now = useAtomValue(minuteAtom);
  const readAt = Math.max(
    0,
    ...queryClient
      .getQueryCache()
      .getAll()
      .filter(({ meta }) => meta?.['persist'] === true)
      .map(({ state }) => state.dataUpdatedAt),
  );
  const when = city && readAt > 0 && timeOrDate(readAt, now, city.timeZone);
  return <OfflineLine state={state}>{when && ` · ${t`данные на ${when}`}`}</OfflineLine>;
};
