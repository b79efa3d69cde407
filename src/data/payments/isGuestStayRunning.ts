import { getCost } from '~/api/contract/payments';
import { currentCity } from '~/state/city';
import { cityCall } from '../cityCall';

/**
 * Does the city know a running stay for this car at this place? A guest has no profile to read; but a price asked for the
 * same car and place is refused with ParkingSessionAlreadyExists while a stay runs. `unknown` where nothing came.
 */
export const isGuestStayRunning = async (stay: {
  plate: string;
  zone: string;
  parkingCode?: string;
  durationMin: number;
}): Promise<'yes' | 'no' | 'unknown'> => {
  const { guestToken } = currentCity();
  const input = stay.parkingCode ? { ParkingCode: stay.parkingCode } : { Zone: stay.zone };
  const outcome = await cityCall(getCost, { ...input, Vehicle: stay.plate, Duration: stay.durationMin }, { token: guestToken });
  if (outcome.kind === 'refused') return outcome.errorName === 'ParkingSessionAlreadyExists' ? 'yes' : 'unknown';
  return outcome.kind === 'ok' ? 'no' : 'unknown';
};
