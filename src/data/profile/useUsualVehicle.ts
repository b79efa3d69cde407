import { useAtomValue } from 'jotai';
import { mainVehicle } from '~/domain/vehicle/vehicle';
import { guestMemoryAtom } from '~/state/session/guestMemory';
import { useProfile } from './useProfile';

/** The vehicle that a form begins with: a driver's main one, or the one that a guest had remembered. */
export const useUsualVehicle = (): { plate: string; isForeign: boolean } | undefined => {
  const { profile } = useProfile();
  const remembered = useAtomValue(guestMemoryAtom);
  return profile ? mainVehicle(profile.vehicles) : (remembered ?? undefined);
};
