import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useProfile } from '~/data/profile/useProfile';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { placeRef } from '~/domain/placeRef';
import type { RemindedStay } from '~/domain/reminder';
import { moneyDeadline, type ParkingSession } from '~/domain/session';
import { audienceAtom } from '~/state/signIn';
import { cityStaysAtom, type GuestStay } from '~/state/stays';

const ofSession = (session: ParkingSession): RemindedStay => ({
  id: session.id,
  plate: session.plate,
  place: placeRef(session),
  startsAt: session.startsAt,
  endsAt: session.endsAt,
  moneyUntil: moneyDeadline(session),
  isGuest: false,
});

/** Without an account nothing can be stopped, and no money comes back. */
const ofGuest = ({ id, plate, isForeign, startsAt, endsAt, ...stay }: GuestStay): RemindedStay => ({
  id,
  plate,
  isForeign,
  place: placeRef(stay),
  startsAt,
  endsAt,
  isGuest: true,
});

export interface FollowedStays {
  /** Those with an end. */
  stays: readonly RemindedStay[];
  /** When each ends, by the city's list; also where a stay runs until its driver ends it. */
  ends: readonly number[];
}

const nobodys: FollowedStays = { stays: [], ends: [] };

/**
 * The stays of whoever uses the app here that may be told about: a driver's, else those that a guest has paid for on this device.
 * Undefined while a driver's have never been read.
 */
export const useFollowedStays = (): FollowedStays | undefined => {
  const audience = useAtomValue(audienceAtom);
  const sessions = useProfile().profile?.sessions;
  const guests = useAtomValue(cityStaysAtom);
  // Without a balance a stay has no end of its own (SHELL-24).
  const usesBalance = useCapabilities()?.usesBalance ?? false;
  return useMemo(() => {
    if (audience === 'corporate') return nobodys;
    if (audience === 'guest') {
      const stays = guests.filter(({ state }) => state === 'confirmed').map(ofGuest);
      return { stays, ends: stays.map(({ endsAt }) => endsAt) };
    }
    const running = sessions?.filter(({ status }) => status === 'active');
    return running && { stays: usesBalance ? running.map(ofSession) : [], ends: running.map(({ endsAt }) => endsAt) };
  }, [audience, guests, sessions, usesBalance]);
};
