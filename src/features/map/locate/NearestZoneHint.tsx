import { t } from '@lingui/core/macro';
import type { CityConfig } from '~/city/schema';
import { useNearestZone } from '~/data/map/useZonesNearby';
import type { Fix, NearbyZone } from '~/domain/map/zonesNearby';
import { distanceText } from '~/i18n/distanceText';
import { useCurrentPrice } from '../filter/useCurrentPrice';
import { priceText } from '../list/parkingRowText';
import { ZoneButtons } from './ZoneButtons';

/** The driver is at no known parking: names the nearest one with its distance and price, and a tap opens its card. */
export const NearestZoneHint = ({ city, fix }: { city: CityConfig; fix: Fix }) => {
  const nearest = useNearestZone(city, fix);
  const price = useCurrentPrice();
  if (!nearest) return <p>{t`Платной парковки рядом не видно. Посмотрите номер на знаке.`}</p>;
  const text = ({ feature, distanceM }: NearbyZone): string =>
    [distanceText(distanceM), priceText(feature, price(feature))].filter(Boolean).join(', ');
  return (
    <div className="grid gap-1">
      <p className="text-small">{t`Вы не у платной парковки. Ближайшая:`}</p>
      <ZoneButtons zones={[nearest]} text={text} />
    </div>
  );
};
