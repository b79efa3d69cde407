import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { useTariffContext } from '~/data/settings/useTariffContext';
import { isPayable, type MapFeature } from '~/domain/parking';
import { pricePerHourAt } from '~/domain/tariff';
import type { Zone } from '~/domain/zone';
import { inLanguage } from '~/i18n/inLanguage';
import { Price } from '~/parts/Price';
import { TariffText } from '~/parts/TariffText';
import { ZoneSign } from '~/parts/ZoneSign';
import { minuteAtom } from '~/state/clock';
import { audienceAtom } from '~/state/signIn';
import { openWindow, windowsAtom } from '~/state/windows';
import { Button } from '~/ui/Button';
import { IconButton } from '~/ui/IconButton';
import { categoryText, objectText } from './objectText';
import { Spaces } from './Spaces';

interface Props {
  /** The object that was tapped; absent where a link named only the zone. */
  feature: MapFeature | undefined;
  zone: Zone | undefined;
  onClose: () => void;
}

/** One parking: its sign, address, places, price in words, and paying for it. A sheet on a phone, a panel on a desk. */
export const ParkingCard = ({ feature, zone, onClose }: Props) => {
  const now = useAtomValue(minuteAtom);
  const context = useTariffContext();
  const prices = zone?.prices.length ? zone.prices : (feature?.prices ?? []);
  const perHour = prices.length > 0 ? pricePerHourAt(prices, now, context) : undefined;
  const canPay = zone !== undefined && (feature === undefined || isPayable(feature));
  const isCovered = useAtomValue(windowsAtom).length > 0;
  useEffect(() => {
    // Escape closes what is on top: a window before the card.
    if (isCovered) return undefined;
    const listen = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onClose();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [isCovered, onClose]);
  return (
    <section
      aria-label={t`Парковка`}
      className="absolute inset-x-0 bottom-0 grid max-h-[70%] gap-3 overflow-y-auto rounded-t-sheet border border-line bg-paper p-4 pb-[max(1rem,env(safe-area-inset-bottom))] shadow-float desk:inset-x-auto desk:bottom-4 desk:left-4 desk:w-96 desk:rounded-sheet"
    >
      <div className="flex items-start gap-3">
        {zone && <ZoneSign number={zone.parkingCode ?? zone.number} />}
        <div className="min-w-0 grow">
          <h2 className="text-lead font-bold">{feature?.address ?? (zone?.address || feature?.name) ?? objectText(feature)}</h2>
          <p className="text-muted">{feature ? categoryText(feature) : t`Зона ${zone?.number ?? ''}`}</p>
        </div>
        <IconButton icon="close" label={t`Закрыть`} onClick={onClose} />
      </div>
      {feature && <Spaces spaces={feature.spaces} />}
      {feature?.isInactive && <p className="font-semibold text-over">{t`Парковка сейчас не работает`}</p>}
      {canPay && prices.length > 0 && (
        <div>
          {perHour !== undefined && perHour > 0 && (
            <p className="text-title font-bold">
              <Price sum={perHour} />
              <span className="text-lead font-normal text-muted">{t`/час`}</span>
            </p>
          )}
          <p className="text-lead">
            <TariffText prices={prices} now={now} context={context} />
          </p>
        </div>
      )}
      {canPay && <PayHere zone={zone} />}
    </section>
  );
};

/** Goes on to paying with the place filled in; who may not pay as a guest signs in first. */
const PayHere = ({ zone }: { zone: Zone }) => {
  const navigate = useNavigate();
  const isDriver = useAtomValue(audienceAtom) === 'driver';
  const guestPayment = useCapabilities()?.guestPayment;
  const place = { zone: zone.number, parkingCode: zone.parkingCode };
  const pay = (): void => {
    if (isDriver) void navigate({ to: '/{-$lng}/profile/parking', params: inLanguage, search: place, state: { fill: crypto.randomUUID() } });
    else if (guestPayment !== 'no')
      void navigate({ to: '/{-$lng}/guest-payment', params: inLanguage, search: place, state: { fill: crypto.randomUUID() } });
    else signIn();
  };
  const signIn = (): void => {
    openWindow({ name: 'login', place });
  };
  return (
    <div className="grid gap-2">
      <Button isWide onClick={pay}>
        {t`Оплатить здесь`}
      </Button>
      {!isDriver && guestPayment !== 'no' && (
        <Button look="quiet" isWide onClick={signIn}>
          {t`Войти и оплатить с баланса`}
        </Button>
      )}
    </div>
  );
};
