import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useTariffContext } from '~/data/settings/useTariffContext';
import { favouriteOf } from '~/domain/map/favourite';
import { isPayable, type MapFeature } from '~/domain/map/mapFeature';
import { placeNumber } from '~/domain/stay/placeRef';
import { placeOf, type Zone } from '~/domain/stay/zone';
import { ZoneBadge } from '~/components/ZoneBadge';
import { minuteAtom } from '~/state/clock';
import { driverAtom } from '~/state/session/signIn';
import { Button } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import { lazyPart } from '~/ui/lazyPart';
import { categoryText, mapObjectText } from '../mapObjectText';
import { PlaceCardHeader } from './PlaceCardHeader';
import { reservedText } from './reservedText';
import { CardSheet } from './CardSheet';
import { CardTariff } from './CardTariff';
import { SpacesLine } from './SpacesLine';
import { useCardFocus } from './useCardFocus';
import { usePayHere } from './usePayHere';

const PlaceCardDetails = lazyPart(
  () => import('./PlaceCardDetails').then(({ PlaceCardDetails }) => PlaceCardDetails),
  () => <div className="min-h-32" />,
);

/** A driver's permits may reduce the price. */
const DriverCardTariff = lazyPart(
  () => import('./DriverCardTariff').then(({ DriverCardTariff }) => DriverCardTariff),
  CardTariff,
);

interface Props {
  feature: MapFeature | undefined;
  zone: Zone | undefined;
  onClose: () => void;
}

/** The card of a parking or a whole zone: icon, address, price, free spaces and payment, then the rest. */
export const PlaceCard = ({ feature, zone, onClose }: Props) => {
  const now = useAtomValue(minuteAtom);
  const context = useTariffContext();
  const subject = feature?.id ?? `${zone?.number ?? ''}/${zone?.parkingCode ?? ''}`;
  const heading = useCardFocus(subject);
  const prices = zone?.prices.length ? zone.prices : (feature?.prices ?? []);
  const Tariff = useAtomValue(driverAtom) ? DriverCardTariff : CardTariff;
  const canPay = zone !== undefined && (feature === undefined || isPayable(feature));
  const number = zone ? placeNumber(placeOf(zone)) : feature?.zoneNumber;
  const title = feature?.address ?? (zone?.address || feature?.name) ?? mapObjectText(feature);
  const favourite = favouriteOf(feature, zone);
  // A warning only: it never prevents a payment.
  const reserved = feature && reservedText(feature);
  const payHere = usePayHere(canPay ? zone : undefined, feature);
  const isFree = feature?.category === 'free' && !feature.isInactive;
  return (
    <CardSheet
      label={t`Парковка`}
      subject={subject}
      header={
        <PlaceCardHeader
          heading={heading}
          icon={number && <ZoneBadge number={number} />}
          title={title}
          kind={feature ? categoryText(feature) : t`Зона ${zone?.number ?? ''}`}
          feature={feature}
        />
      }
      onClose={onClose}
      now={
        <div className="card-now">
          {isFree && <p className="text-title font-bold text-running">{t`Бесплатно, платить не нужно`}</p>}
          {feature?.isInactive && <p className="text-lead font-bold text-over">{t`Парковка сейчас не работает`}</p>}
          {canPay && prices.length > 0 && <Tariff prices={prices} now={now} context={context} zone={zone} />}
          {feature && <SpacesLine spaces={feature.spaces} />}
        </div>
      }
      details={
        <PlaceCardDetails
          feature={feature}
          place={favourite}
          title={title}
          prices={canPay ? prices : []}
          now={now}
          context={context}
          onSignIn={payHere?.signIn}
        />
      }
    >
      {reserved && (
        <p className="flex gap-2 rounded-field bg-ending-soft p-2 font-semibold">
          <Icon name="warning" className="text-ending" />
          {reserved}
        </p>
      )}
      {payHere && <Button isWide onClick={payHere.pay}>{t`Оплатить здесь`}</Button>}
    </CardSheet>
  );
};
