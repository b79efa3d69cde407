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

/** The current price of an hour and of a minute, and how long it applies. */
export const CardTariff = ({ prices, now, context }: CardTariffProps) => {
  const tariff = tariffNow(prices, now, context);
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      {tariff.perHour > 0 && (
        <>
          <span className="text-title font-bold whitespace-nowrap">
            <Price sum={tariff.perHour} />
            <span className="text-lead font-normal text-muted">{t`/час`}</span>
          </span>
          <span className="text-lead whitespace-nowrap text-muted">
            <Price sum={perMinute(tariff.perHour)} />
            {t`/мин`}
          </span>
        </>
      )}
      <span className="text-lead">{currentTariffText(tariff, now, context.timeZone)}</span>
    </p>
  );
};
