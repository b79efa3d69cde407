import { t } from '@lingui/core/macro';
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { CityConfig } from '~/city/schema';
import { mapFreshMs, refreshMap, type MapInfo } from '~/data/map/mapInfoQuery';
import { timeOrDate } from '~/i18n/format';
import { minuteAtom } from '~/state/clock';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';

interface Props {
  city: CityConfig;
  map: Pick<UseQueryResult<MapInfo>, 'data' | 'isPending' | 'isError' | 'isFetching'>;
  /** The objects are on the map before they can be tapped. */
  isRendered: boolean;
}

/** The state of the map's objects: loading, unavailable, outdated, not refreshable or none. */
export const MapStatus = ({ city, map: { data, isPending, isError, isFetching }, isRendered }: Props) => {
  const queryClient = useQueryClient();
  const now = useAtomValue(minuteAtom);
  const refresh = (
    <Button
      variant="secondary"
      icon="refresh"
      isBusy={isFetching}
      onClick={() => void refreshMap(queryClient, city.city)}
    >
      {t`Обновить`}
    </Button>
  );
  if (isPending && isRendered) return null;
  if (isPending)
    return (
      <p
        role="status"
        className="justify-self-start rounded-field bg-paper px-3 py-2 text-small shadow-float"
      >{t`Загружаем парковки…`}</p>
    );
  if (isError && !data) {
    return (
      <Notice severity="warning" title={t`Парковки на карту загрузить не удалось`} actions={refresh}>
        {t`Оплатить можно и без карты, по номеру зоны.`}
      </Notice>
    );
  }
  if (!data) return null;
  if (data.features.length === 0)
    return <Notice severity="info" actions={refresh}>{t`В этом городе на карте пока ничего нет.`}</Notice>;
  const isStale = isError || now - data.loadedAt > mapFreshMs;
  return (
    <div
      className={
        isStale
          ? 'flex flex-wrap items-center gap-x-3 justify-self-start rounded-field bg-paper py-1 pr-1 pl-3 shadow-float'
          : 'sr-only'
      }
    >
      <p className="text-small">
        <span role="status">{isError && !isFetching && t`Обновить не удалось.`}</span>{' '}
        {isStale && t`Парковки на ${timeOrDate(data.loadedAt, now, city.timeZone)}`}
      </p>
      {isStale && refresh}
    </div>
  );
};
