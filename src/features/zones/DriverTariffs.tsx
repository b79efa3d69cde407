import type { ReactNode } from 'react';
import { useDiscountPermits } from '~/data/permits/useDiscountPermits';
import { useProfile } from '~/data/profile/useProfile';
import type { Zone } from '~/domain/stay/zone';
import type { TariffContext } from '~/domain/stay/tariff';
import type { Instant } from '~/domain/time/cityTime';
import { DriverTariffText } from '~/components/driver/DriverTariffText';
import { useChosenPlate } from '~/components/driver/useChosenPlate';

export interface ZoneTariffsProps {
  now: Instant;
  context: TariffContext;
  /** Draws the list with the tariff of each zone. */
  children: (tariffOf: (zone: Zone) => ReactNode) => ReactNode;
}

/** The tariffs of a list of zones for the driver's chosen vehicle, with the discounts of the driver's permits. */
export const DriverTariffs = ({ now, context, children }: ZoneTariffsProps) => {
  const permits = useDiscountPermits();
  const plate = useChosenPlate(useProfile().profile, now);
  return children((zone) => (
    <DriverTariffText zone={zone} plate={plate} permits={permits} now={now} context={context} />
  ));
};
