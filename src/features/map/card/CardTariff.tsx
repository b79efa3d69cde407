import { t } from '@lingui/core/macro';
import { perMinute, tariffNow, type PriceInterval, type TariffContext } from '~/domain/stay/tariff';
import type { Zone } from '~/domain/stay/zone';
import type { Instant } from '~/domain/time/cityTime';
import { Price } from '~/components/Price';
import { currentTariffText } from './currentTariffText';

export interface CardTariffProps {
  prices: readonly PriceInterval[];
  zone: Zone;
  now: Instant;
  context: TariffContext;
}

/** The current price of an hour in large figures, that of a minute, and how long it applies. */
export const CardTariff = ({ prices, now, context }: CardTariffProps) => {
  const tariff = tariffNow(prices, now, context);
  return (
    <div>
      {tariff.perHour > 0 ? (
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="whitespace-nowrap">
            <Price sum={tariff.perHour} className="text-head font-bold" />
            {t`/час`}
          </span>
          <span className="text-small whitespace-nowrap text-muted">
            <Price sum={perMinute(tariff.perHour)} />
            {t`/мин`}
          </span>
        </p>
      ) : (
        <p className="text-head font-bold text-running">{t`Бесплатно`}</p>
      )}
      <p>{currentTariffText(tariff, now, context.timeZone)}</p>
    </div>
  );
};
