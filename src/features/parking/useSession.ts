import { useProfile } from '~/data/profile/useProfile';
import type { ParkingSession } from '~/domain/session';

/** One stay of the profile, or undefined when it is not there (any more). */
export const useSession = (id: string): ParkingSession | undefined => useProfile().profile?.sessions.find((session) => session.id === id);
