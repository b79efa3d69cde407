import { t } from '@lingui/core/macro';
import type { VehicleAtPlace } from '~/domain/payments/attempt';

/** A vehicle and its place on one line: `А123ВС59, зона 0302`, or `А123ВС59, парковка 12` if a code was paid for. */
export const vehicleAtPlace = ({ plate, zone, parkingCode }: VehicleAtPlace): string => {
  if (parkingCode) return t`${plate}, парковка ${parkingCode}`;
  return zone ? t`${plate}, зона ${zone}` : plate;
};
