import { getCost } from '~/api/contract/payments';
import type { Instant } from '~/domain/time/cityTime';
import { currentCity } from '~/state/currentCity';
import { cityCall } from '../cityCall';
import { timestart } from '../timestart';
import { vehicleKind, type VehicleKind } from './vehicleKind';

interface QueriedStay extends Partial<VehicleKind> {
  plate: string;
  zone: string;
  parkingCode?: string;
  durationMin: number;
  startsAt: Instant;
  isPost?: boolean;
}

/**
 * Does the city know a paid stay of this car at this place? It says neither who paid for it nor when it ends. A guest has no
 * profile to read; but a price asked for the same car and place is refused with ParkingSessionAlreadyExists while a stay runs, and one for the time of a stay that is
 * paid for afterwards, when that time is paid. `unknown` where nothing came.
 */
export const isGuestStayRunning = async (stay: QueriedStay): Promise<'yes' | 'no' | 'unknown'> => {
  const { guestToken } = currentCity();
  const input = stay.parkingCode ? { ParkingCode: stay.parkingCode } : { Zone: stay.zone };
  const start = timestart(stay.isPost ? stay.startsAt : undefined);
  const outcome = await cityCall(
    getCost,
    { ...input, Vehicle: stay.plate, ...vehicleKind(stay), Duration: stay.durationMin, timestart: start },
    { token: guestToken },
  );
  if (outcome.kind === 'refused') return outcome.errorName === 'ParkingSessionAlreadyExists' ? 'yes' : 'unknown';
  return outcome.kind === 'ok' ? 'no' : 'unknown';
};
