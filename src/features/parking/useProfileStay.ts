import { useProfile } from '~/data/profile/useProfile';
import type { Stay } from '~/domain/stay/stay';

/** Returns one stay of the profile, or undefined if it is not there (any more). */
export const useProfileStay = (id: string): Stay | undefined =>
  useProfile().profile?.sessions.find((stay) => stay.id === id);
