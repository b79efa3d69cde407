import { isWithin } from '~/domain/bounds';
import { t } from '@lingui/core/macro';
import type { CityConfig } from '~/city/schema';
import { useZonesHere } from '~/data/map/useZonesHere';
import { roughestM, type Fix } from '~/domain/zoneHere';
import { distanceText } from '~/i18n/distanceText';
import { OutOfCity } from './OutOfCity';
import { ZoneHint } from './ZoneHint';

interface Props {
  city: CityConfig;
  fix: Fix;
}

/** What a position says about where to pay: a zone, several, none, or nothing for sure. */
export const WhereHint = ({ city, fix }: Props) => {
  const zones = useZonesHere(city, fix);
  if (!isWithin(city.mapBounds, fix)) return <OutOfCity city={city} />;
  if (!(fix.accuracyM <= roughestM))
    return <p>{t`Место известно с точностью ${distanceText(fix.accuracyM)}: зону по нему не назвать. Посмотрите номер на знаке.`}</p>;
  if (!zones) return <p>{t`Загружаем парковки…`}</p>;
  return zones.length > 0 ? <ZoneHint zones={zones} /> : <p>{t`Платной парковки рядом не видно. Посмотрите номер на знаке.`}</p>;
};
