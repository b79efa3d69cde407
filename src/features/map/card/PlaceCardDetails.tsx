import { t } from '@lingui/core/macro';
import type { Instant } from '~/domain/time/cityTime';
import type { Favourite } from '~/domain/map/favourite';
import type { MapFeature } from '~/domain/map/mapFeature';
import type { PriceInterval, TariffContext } from '~/domain/stay/tariff';
import { Button } from '~/ui/Button';
import { CardActions } from './CardActions';
import { NearestDisabledBayButton } from './NearestDisabledBayButton';
import { TariffCard } from './TariffCard';

interface Props {
  feature: MapFeature | undefined;
  /** The place as a favourite, by which it can be found again. */
  place: Favourite | undefined;
  title: string;
  prices: readonly PriceInterval[];
  now: Instant;
  context: TariffContext;
  /** Opens the login. Undefined if the main button does that, or nobody needs it. */
  onSignIn?: () => void;
}

/** The rest of a parking's card: lesser actions, the whole tariff, its number, and the nearest spaces for the disabled. */
export const PlaceCardDetails = ({ feature, place, title, prices, now, context, onSignIn }: Props) => (
  <>
    <CardActions feature={feature} place={place} title={title} />
    {onSignIn && (
      <Button variant="quiet" isWide onClick={onSignIn}>
        {t`Войти и оплатить с баланса`}
      </Button>
    )}
    {prices.length > 0 && <TariffCard prices={prices} now={now} context={context} />}
    {feature?.code !== undefined && (
      <p className="text-muted">
        {t`Номер парковки: ${feature.code}`}
        {feature.name !== undefined && feature.name !== title && <span className="block">{feature.name}</span>}
      </p>
    )}
    {feature && <NearestDisabledBayButton feature={feature} />}
  </>
);
