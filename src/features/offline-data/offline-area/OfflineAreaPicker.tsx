import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { CityConfig } from '~/city/schema';
import { optionsQuery } from '~/data/options/optionsQuery';
import { middleOf } from '~/domain/map/bounds';
import { offlineAreaLimit, bytesPerTile, radiiKm, type RadiusKm } from '~/domain/map/offlineArea';
import type { GeoPoint } from '~/domain/map/geoPoint';
import { useCurrentPosition } from '~/components/useCurrentPosition';
import { downloadOfflineArea, offlineAreaPlanOf } from '~/state/map/offlineArea';
import { requestPersistence } from '~/state/persistentStorage';
import { mapViewOf } from '~/state/map/mapView';
import { isOnlineAtom } from '~/platform/network';
import { positionAtom } from '~/state/map/position';
import { Button } from '~/ui/Button';
import { Choice } from '~/ui/Choice';
import { sizeText } from '../device-data/sizeText';

interface Props {
  city: CityConfig;
  tileSizes: readonly number[];
  /** False until it is known that this browser can store a map. */
  isReady: boolean;
}

/** Chooses a place and a radius. The size of the download is shown before anything is fetched. */
export const OfflineAreaPicker = ({ city, tileSizes, isReady }: Props) => {
  const isOnline = useAtomValue(isOnlineAtom);
  const knownPosition = useAtomValue(positionAtom);
  const options = useQuery(optionsQuery(city.city)).data;
  const [centre, setCentre] = useState<'map' | 'me'>('map');
  const [radiusKm, setRadius] = useState<RadiusKm>(1);
  const [position, setPosition] = useState<GeoPoint | undefined>(knownPosition);
  const { isLocating, error, locate } = useCurrentPosition(setPosition);

  const mapCentre = mapViewOf(city.city) ?? options?.mapCenter ?? middleOf(city.mapBounds);
  const place = centre === 'map' ? mapCentre : position;
  const { type } = city.mapSource;
  const tileBytes = bytesPerTile(type === 'raster' ? 'raster' : 'vector', tileSizes);
  const area = place && { latitude: place.latitude, longitude: place.longitude, radiusKm };
  const plan = area && offlineAreaPlanOf(city.city, area, tileBytes);
  const size = sizeText(plan?.bytes ?? 0);
  const maxSize = sizeText(offlineAreaLimit.bytes);
  const download = (): void => {
    if (!area) return;
    void downloadOfflineArea(area, tileBytes);
    void requestPersistence();
  };
  return (
    <div className="grid gap-4">
      <Choice
        label={t`Вокруг чего`}
        options={[
          { value: 'map', label: t`Середина карты` },
          { value: 'me', label: t`Где я сейчас` },
        ]}
        value={centre}
        onChange={(value) => {
          setCentre(value);
          if (value === 'me' && !position) locate();
        }}
        error={centre === 'me' && !position ? error : undefined}
      />
      {centre === 'map' && (
        <p className="-mt-2 text-muted">{t`Это место, на которое вы смотрели на карте в последний раз.`}</p>
      )}
      {centre === 'me' && error !== undefined && !position && (
        <Button variant="secondary" icon="refresh" isBusy={isLocating} onClick={locate}>
          {t`Попробовать ещё раз`}
        </Button>
      )}
      <Choice
        label={t`Как далеко`}
        options={radiiKm.map((km) => ({ value: km, label: t`${km} км` }))}
        value={radiusKm}
        onChange={setRadius}
      />
      <div role="status" className="grid gap-1">
        {centre === 'me' && isLocating && <p>{t`Узнаём, где вы…`}</p>}
        {plan && plan.tiles > 0 && <p>{t`Займёт на устройстве примерно ${size}.`}</p>}
        {plan?.isCut && plan.tiles > 0 && (
          <p>{t`Это много: больше ${maxSize} не сохраняем. Улицы будут видны, но вблизи нечётко. Чётко — если выбрать поменьше.`}</p>
        )}
        {plan && plan.tiles === 0 && <p>{t`Это место за краем карты города.`}</p>}
      </div>
      <Button isWide isBusy={!isReady} disabled={!isOnline || !plan || plan.tiles === 0} onClick={download}>
        {isOnline ? t`Сохранить карту` : t`Нужна сеть`}
      </Button>
    </div>
  );
};
