import { useAtomValue } from 'jotai';
import type { Profile } from '~/domain/account/profile';
import type { Instant } from '~/domain/time/cityTime';
import { parkedPlates } from '~/domain/stay/stay';
import { vehiclesToPark } from '~/domain/vehicle/vehicle';
import { driverStayForm } from './driverStayForm';

/** The plate that the driver's form has, or will offer. Empty without a vehicle to park. */
export const useChosenPlate = (profile: Profile | undefined, now: Instant): string => {
  const { plate } = useAtomValue(driverStayForm).values;
  return plate || (vehiclesToPark(profile?.vehicles ?? [], parkedPlates(profile?.sessions ?? [], now))[0]?.plate ?? '');
};
