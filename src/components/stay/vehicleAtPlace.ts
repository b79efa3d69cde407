import { t } from '@lingui/core/macro';
import type { VehicleAtPlace } from '~/domain/payments/attempt';

/** `А123ВС59, зона 0302`, or `А123ВС59, парковка 12` where a code was paid by: a car and where it stands, in a line. */
export const vehicleAtPlace = ({ plate, zone, parkingCode }: VehicleAtPlace): string => {
  if (parkingCode) return t`${plate}, парковка ${parkingCode}`;
  return zone ? t`${plate}, зона ${zone}` : plate;
};
