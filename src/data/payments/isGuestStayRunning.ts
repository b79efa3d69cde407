import { getCost } from '~/api/contract/costs';
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
 * Whether the city knows a paid stay of this vehicle at this place. The answer reveals neither who paid nor when the
 * stay ends. A guest has no profile to read. But a price request is refused with `ParkingSessionAlreadyExists` while
 * such a stay runs, and for a retroactive stay if its time has been paid. `unknown` without a usable answer.
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
