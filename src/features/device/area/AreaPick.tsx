import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { CityConfig } from '~/city/schema';
import { optionsQuery } from '~/data/options/optionsQuery';
import { middleOf } from '~/domain/bounds';
import { areaLimit, bytesPerTile, radiiKm, type RadiusKm } from '~/domain/keptArea';
import type { GeoPoint } from '~/domain/options';
import { useHere } from '~/parts/useHere';
import { keepArea, planIn } from '~/state/keptArea';
import { askToLast } from '~/state/lasting';
import { mapViewOf } from '~/state/mapView';
import { isOnlineAtom } from '~/state/network';
import { positionAtom } from '~/state/position';
import { Button } from '~/ui/Button';
import { Choice } from '~/ui/Choice';
import { sizeText } from '../kept/sizeText';

interface Props {
  city: CityConfig;
  tileSizes: readonly number[];
}

/** Which place, and how far around it; what that takes is said before anything is fetched. */
export const AreaPick = ({ city, tileSizes }: Props) => {
  const isOnline = useAtomValue(isOnlineAtom);
  const known = useAtomValue(positionAtom);
  const options = useQuery(optionsQuery(city.city)).data;
  const [around, setAround] = useState<'map' | 'me'>('map');
  const [radiusKm, setRadius] = useState<RadiusKm>(1);
  const [me, setMe] = useState<GeoPoint | undefined>(known);
  const { isAsking, fault, ask } = useHere(setMe);

  const seen = mapViewOf(city.city) ?? options?.mapCenter ?? middleOf(city.mapBounds);
  const place = around === 'map' ? seen : me;
  const { type } = city.mapSource;
  const tileBytes = bytesPerTile(type === 'raster' ? 'raster' : 'vector', tileSizes);
  const area = place && { latitude: place.latitude, longitude: place.longitude, radiusKm };
  const plan = area && planIn(city.city, area, tileBytes);
  const size = sizeText(plan?.bytes ?? 0);
  const most = sizeText(areaLimit.bytes);
  const keep = (): void => {
    if (!area) return;
    void keepArea(area, tileBytes);
    void askToLast();
  };
  return (
    <div className="grid gap-4">
      <Choice
        label={t`Вокруг чего`}
        options={[
          { value: 'map', label: t`Середина карты` },
          { value: 'me', label: t`Где я сейчас` },
        ]}
        value={around}
        onChange={(value) => {
          setAround(value);
          if (value === 'me' && !me) ask();
        }}
        fault={around === 'me' && !me ? fault : undefined}
      />
      {around === 'map' && <p className="-mt-2 text-muted">{t`Это место, на которое вы смотрели на карте в последний раз.`}</p>}
      {around === 'me' && fault !== undefined && !me && (
        <Button look="secondary" icon="refresh" isBusy={isAsking} onClick={ask}>
          {t`Попробовать ещё раз`}
        </Button>
      )}
      <Choice label={t`Как далеко`} options={radiiKm.map((km) => ({ value: km, label: t`${km} км` }))} value={radiusKm} onChange={setRadius} />
      <div role="status" className="grid gap-1">
        {around === 'me' && isAsking && <p>{t`Узнаём, где вы…`}</p>}
        {plan && plan.tiles > 0 && <p>{t`Займёт на устройстве примерно ${size}.`}</p>}
        {plan?.isCut && plan.tiles > 0 && (
          <p>{t`Это много: больше ${most} не сохраняем. Улицы будут видны, но вблизи нечётко. Чётко — если выбрать поменьше.`}</p>
        )}
        {plan && plan.tiles === 0 && <p>{t`Это место за краем карты города.`}</p>}
      </div>
      <Button isWide disabled={!isOnline || !plan || plan.tiles === 0} onClick={keep}>
        {isOnline ? t`Сохранить карту` : t`Нужна сеть`}
      </Button>
    </div>
  );
};
