import { t } from '@lingui/core/macro';
import type { Permit } from '~/domain/permits/permit';
import { permitsForStay, permitTariff } from '~/domain/permits/permitTariff';
import { perMinute, type TariffContext } from '~/domain/stay/tariff';
import type { Zone } from '~/domain/stay/zone';
import type { Instant } from '~/domain/time/cityTime';
import { timeOrDate } from '~/i18n/format';
import { TariffText } from '../TariffText';
import { tariffUntilText } from '../tariffUntilText';
import { tariffDiscountText } from './tariffDiscountText';
import { ReducedPrice } from './ReducedPrice';

interface Props {
  zone: Zone;
  /** The plate of the chosen vehicle; may be empty. */
  plate: string;
  permits: readonly Permit[];
  now: Instant;
  context: TariffContext;
}

/**
 * The tariff of a zone for one vehicle: with the largest discount of the driver's permits beside the full price, and the
 * permit. Without a discount it is the tariff.
 */
export const DriverTariffText = ({ zone, plate, permits, now, context }: Props) => {
  const tariff = permitTariff(zone.prices, now, context, permitsForStay(permits, plate, zone));
  if (!tariff) return <TariffText prices={zone.prices} now={now} context={context} />;
  const { perHour, fullPerHour, next, permit } = tariff;
  const until = next && tariffUntilText(timeOrDate(next.at, now, context.timeZone), next.perHour);
  return (
    <>
      <span className="flex flex-wrap gap-x-3">
        <ReducedPrice sum={perHour} fullSum={fullPerHour} unit={t`/ч`} className="font-semibold text-ink" />
        <ReducedPrice sum={perMinute(perHour)} fullSum={perMinute(fullPerHour)} unit={t`/мин`} />
      </span>
      {[until, tariffDiscountText(permit)].map(
        (part) =>
          part && (
            <span key={part} dir="auto" title={part} className="block truncate">
              {part}
            </span>
          ),
      )}
    </>
  );
};
