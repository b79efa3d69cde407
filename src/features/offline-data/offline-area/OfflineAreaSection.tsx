import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { loadCity } from '~/city/cities';
import type { CityConfig } from '~/city/schema';
import { canStoreOffline } from '~/domain/map/offlineArea';
import { canStoreOfflineArea, followOfflineArea, offlineAreaAtom } from '~/state/map/offlineArea';
import { OfflineAreaPicker } from './OfflineAreaPicker';
import { OfflineAreaStatus } from './OfflineAreaStatus';

interface Props {
  city: CityConfig;
  /** Sizes in bytes of the tiles on the device; undefined while they are measured. */
  tileSizes: readonly number[] | undefined;
  /** Called after something was stored or removed. */
  onChange: () => void;
}

/** The map of a place that the driver stores for offline use: to be picked, downloading, or stored. */
export const OfflineAreaSection = ({ city, tileSizes, onChange }: Props) => {
  const area = useAtomValue(offlineAreaAtom);
  const [canStore, setCanStore] = useState<boolean>();
  useEffect(() => {
    let isCurrent = true;
    void canStoreOfflineArea().then((isAble) => isCurrent && setCanStore(isAble));
    return () => {
      isCurrent = false;
    };
  }, []);
  const areaCity = area?.city ?? city.city;
  const [loadedCity, setLoadedCity] = useState<string>();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isCurrent = true;
    // The area may belong to a city that was chosen earlier.
    void loadCity(areaCity).then(() => {
      if (!isCurrent) return;
      setLoadedCity(areaCity);
      stop = followOfflineArea();
    });
    return () => {
      isCurrent = false;
      stop?.();
    };
  }, [areaCity]);
  return (
    <section aria-labelledby="area" className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2 id="area" className="text-lead font-bold">{t`Карта без сети`}</h2>
        <p className="text-muted">{t`Сохраните улицы вокруг себя или вокруг места, куда едете: карта откроется там без сети.`}</p>
      </div>
      {area ? (
        loadedCity === area.city && <OfflineAreaStatus area={area} onChange={onChange} />
      ) : !canStoreOffline(city.mapSource) ? (
        <p>{t`Карту этого города заранее сохранить нельзя. Без сети останутся места, которые вы уже смотрели.`}</p>
      ) : canStore === false ? (
        <p>{t`Этот браузер пока не может сохранить карту. Обновите страницу и попробуйте ещё раз.`}</p>
      ) : (
        <OfflineAreaPicker
          city={city}
          tileSizes={tileSizes ?? []}
          isReady={canStore === true && tileSizes !== undefined}
        />
      )}
    </section>
  );
};
