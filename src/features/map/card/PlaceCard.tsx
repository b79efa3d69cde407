import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useTariffContext } from '~/data/settings/useTariffContext';
import { favouriteOf } from '~/domain/favourite';
import { anchorOf, isPayable, type MapFeature } from '~/domain/parking';
import { placeNumber } from '~/domain/placeRef';
import { tariffNow } from '~/domain/tariff';
import { placeOf, type Zone } from '~/domain/zone';
import { Price } from '~/parts/Price';
import { ZoneSign } from '~/parts/ZoneSign';
import { minuteAtom } from '~/state/clock';
import { Icon } from '~/ui/Icon';
import { later } from '~/ui/later';
import { categoryText, objectText } from '../objectText';
import { FavouriteButton } from './FavouriteButton';
import { PayHere } from './PayHere';
import { PlaceHead } from './PlaceHead';
import { reservedText } from './reservedText';
import { RouteLink } from './RouteLink';
import { Sheet } from './Sheet';
import { Spaces } from './Spaces';
import { tariffText } from './tariffText';
import { useCardFocus } from './useCardFocus';

const CardRest = later(
  () => import('./CardRest').then(({ CardRest }) => CardRest),
  () => <div className="min-h-32" />,
);

interface Props {
  feature: MapFeature | undefined;
  zone: Zone | undefined;
  onClose: () => void;
}

/** One parking, or a whole zone: its sign, address, places, the price in words, and paying for it; then all the rest. */
export const PlaceCard = ({ feature, zone, onClose }: Props) => {
  const now = useAtomValue(minuteAtom);
  const context = useTariffContext();
  const subject = feature?.id ?? `${zone?.number ?? ''}/${zone?.parkingCode ?? ''}`;
  const heading = useCardFocus(subject);
  const prices = zone?.prices.length ? zone.prices : (feature?.prices ?? []);
  const tariff = prices.length > 0 ? tariffNow(prices, now, context) : undefined;
  const canPay = zone !== undefined && (feature === undefined || isPayable(feature));
  const number = zone ? placeNumber(placeOf(zone)) : feature?.zoneNumber;
  const title = feature?.address ?? (zone?.address || feature?.name) ?? objectText(feature);
  const favourite = favouriteOf(feature, zone);
  // It warns, and never keeps anybody from paying.
  const reserved = feature && reservedText(feature);
  const isFree = feature?.category === 'free' && !feature.isInactive;
  return (
    <Sheet
      label={t`Парковка`}
      subject={subject}
      head={
        <PlaceHead
          heading={heading}
          sign={number && <ZoneSign number={number} />}
          title={title}
          kind={feature ? categoryText(feature) : t`Зона ${zone?.number ?? ''}`}
          feature={feature}
        />
      }
      onClose={onClose}
      actions={
        <>
          {feature && <RouteLink to={anchorOf(feature.geometry)} label={title} />}
          {favourite && <FavouriteButton place={favourite} />}
        </>
      }
      rest={<CardRest feature={feature} place={favourite} title={title} prices={canPay ? prices : []} now={now} context={context} />}
    >
      {feature && <Spaces spaces={feature.spaces} />}
      {feature?.isInactive && <p className="text-lead font-semibold text-over">{t`Парковка сейчас не работает`}</p>}
      {isFree && <p className="text-lead font-semibold text-running">{t`Бесплатно, платить не нужно`}</p>}
      {canPay && tariff && (
        <p className="flex flex-wrap items-baseline gap-x-3">
          {tariff.perHour > 0 && (
            <span className="text-title font-bold whitespace-nowrap">
              <Price sum={tariff.perHour} />
              <span className="text-lead font-normal text-muted">{t`/час`}</span>
            </span>
          )}
          <span className="text-lead">{tariffText(tariff, now, context.timeZone)}</span>
        </p>
      )}
      {reserved && (
        <p className="flex gap-2 rounded-field bg-ending-soft p-2 font-semibold">
          <Icon name="warning" className="text-ending" />
          {reserved}
        </p>
      )}
      {canPay && <PayHere zone={zone} feature={feature} />}
    </Sheet>
  );
};
