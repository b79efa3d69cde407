import { useState } from 'react';
import { certificateOf } from '~/data/documents/papersFromWire';
import { usePapers } from '~/data/documents/usePapers';
import { useWhoseProfile } from '~/data/profile/useWhoseProfile';
import type { Car } from '~/domain/fleet';

/**
 * The driver's vehicles with their certificates, for a form: undefined until both could be read. They outlast a login that
 * expires meanwhile; another person who signs in has others.
 */
export const useCars = () => {
  const { profile, whose } = useWhoseProfile();
  const { papers, isFailed, isFetching, refetch } = usePapers();
  const [kept, setKept] = useState({ papers, whose });
  if (papers && (kept.papers !== papers || kept.whose !== whose)) setKept({ papers, whose });
  const known = papers ?? (kept.whose === whose ? kept.papers : undefined);
  const cars = known && profile?.vehicles.map((vehicle): Car => ({ ...vehicle, certificate: certificateOf(known, vehicle.plate) }));
  return { cars, sessions: profile?.sessions ?? [], whose, isFailed, isFetching, refetch };
};
