import { t } from '@lingui/core/macro';
import { useDiscountPermits } from '~/data/permits/useDiscountPermits';
import { useProfile } from '~/data/profile/useProfile';
import { permitsForStay, permitTariff } from '~/domain/permits/permitTariff';
import { perMinute } from '~/domain/stay/tariff';
import { tariffDiscountText } from '~/components/driver/tariffDiscountText';
import { ReducedPrice } from '~/components/driver/ReducedPrice';
import { useChosenPlate } from '~/components/driver/useChosenPlate';
import { CardTariff, type CardTariffProps } from './CardTariff';
import { currentTariffText } from './currentTariffText';

/** The tariff for the driver's chosen vehicle: with the largest discount beside the full price, and its permit. */
export const DriverCardTariff = (props: CardTariffProps) => {
  const { prices, zone, now, context } = props;
  const permits = useDiscountPermits();
  const plate = useChosenPlate(useProfile().profile, now);
  const tariff = permitTariff(prices, now, context, permitsForStay(permits, plate, zone));
  if (!tariff) return <CardTariff {...props} />;
  const { perHour, fullPerHour, permit } = tariff;
  const discount = tariffDiscountText(permit);
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <ReducedPrice sum={perHour} fullSum={fullPerHour} unit={t`/час`} className="text-head font-bold" />
        <span className="text-small">
          <ReducedPrice sum={perMinute(perHour)} fullSum={perMinute(fullPerHour)} unit={t`/мин`} />
        </span>
      </p>
      {/* A price that a discount takes away is not called free: only the city decides that. */}
      {perHour > 0 && <p>{currentTariffText(tariff, now, context.timeZone)}</p>}
      <p key={discount} dir="auto" className="text-muted">
        {discount}
      </p>
    </div>
  );
};
