import { isWithin } from '~/domain/map/bounds';
import { t } from '@lingui/core/macro';
import type { CityConfig } from '~/city/schema';
import { useZonesNearby } from '~/data/map/useZonesNearby';
import { maxAccuracyM, type Fix } from '~/domain/map/zonesNearby';
import { distanceText } from '~/i18n/distanceText';
import { NearestZoneHint } from './NearestZoneHint';
import { OutOfCityHint } from './OutOfCityHint';
import { ZoneHint } from './ZoneHint';

interface Props {
  city: CityConfig;
  fix: Fix;
}

/** Shows where to pay at a position: one zone, several, none, or nothing certain. */
export const NearbyZonesHint = ({ city, fix }: Props) => {
  const zones = useZonesNearby(city, fix);
  if (!isWithin(city.mapBounds, fix)) return <OutOfCityHint city={city} />;
  if (!(fix.accuracyM <= maxAccuracyM))
    return (
      <p>{t`Место известно с точностью ${distanceText(fix.accuracyM)}: зону по нему не назвать. Посмотрите номер на знаке.`}</p>
    );
  if (!zones) return <p>{t`Загружаем парковки…`}</p>;
  return zones.length > 0 ? <ZoneHint zones={zones} /> : <NearestZoneHint city={city} fix={fix} />;
};
