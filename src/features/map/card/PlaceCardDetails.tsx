import { t } from '@lingui/core/macro';
import type { Instant } from '~/domain/time/cityTime';
import type { Favourite } from '~/domain/map/favourite';
import type { MapFeature } from '~/domain/map/mapFeature';
import type { PriceInterval, TariffContext } from '~/domain/stay/tariff';
import { NearestDisabledBayButton } from './NearestDisabledBayButton';
import { SharePlaceButton } from './SharePlaceButton';
import { TariffCard } from './TariffCard';

interface Props {
  feature: MapFeature | undefined;
  /** The place as a favourite, by which it can be found again. */
  place: Favourite | undefined;
  title: string;
  prices: readonly PriceInterval[];
  now: Instant;
  context: TariffContext;
}

/**
 * The second half of a parking's card: the whole tariff, its number, sharing, and the nearest parking for the disabled.
 */
export const PlaceCardDetails = ({ feature, place, title, prices, now, context }: Props) => (
  <div className="grid gap-3">
    {prices.length > 0 && <TariffCard prices={prices} now={now} context={context} />}
    {feature?.code !== undefined && (
      <p className="text-muted">
        {t`Номер парковки: ${feature.code}`}
        {feature.name !== undefined && feature.name !== title && <span className="block">{feature.name}</span>}
      </p>
    )}
    {place && <SharePlaceButton place={place} title={title} />}
    {feature && <NearestDisabledBayButton feature={feature} />}
  </div>
);
