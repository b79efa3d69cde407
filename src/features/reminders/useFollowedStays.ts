import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useProfile } from '~/data/profile/useProfile';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { placeRef } from '~/domain/stay/placeRef';
import type { RemindedStay } from '~/domain/stay/reminder';
import { refundDeadline, type Stay } from '~/domain/stay/stay';
import { audienceAtom } from '~/state/session/signIn';
import { cityGuestStaysAtom, type GuestStay } from '~/state/payments/guestStays';

const remindedStayOf = (stay: Stay): RemindedStay => ({
  id: stay.id,
  plate: stay.plate,
  place: placeRef(stay),
  startsAt: stay.startsAt,
  endsAt: stay.endsAt,
  moneyUntil: refundDeadline(stay),
  isGuest: false,
});

/** Without an account a stay cannot be stopped, and no money is returned. */
const remindedGuestStayOf = ({ id, plate, isForeign, startsAt, endsAt, ...stay }: GuestStay): RemindedStay => ({
  id,
  plate,
  isForeign,
  place: placeRef(stay),
  startsAt,
  endsAt,
  isGuest: true,
});

export interface FollowedStays {
  /** Stays that have an end. */
  stays: readonly RemindedStay[];
  /** The ends of all stays in the city's list, also of those that run until the driver ends them. */
  ends: readonly number[];
}

const noFollowedStays: FollowedStays = { stays: [], ends: [] };

/**
 * Returns the stays that reminders may be about: a driver's, or those that a guest paid for on this device. Undefined
 * until a driver's stays have been read for the first time.
 */
export const useFollowedStays = (): FollowedStays | undefined => {
  const audience = useAtomValue(audienceAtom);
  const profileStays = useProfile().profile?.sessions;
  const guests = useAtomValue(cityGuestStaysAtom);
  // Without a balance, a stay has no fixed end (SHELL-24).
  const usesBalance = useCapabilities()?.usesBalance ?? false;
  return useMemo(() => {
    if (audience === 'corporate') return noFollowedStays;
    if (audience === 'guest') {
      const stays = guests.filter(({ state }) => state === 'confirmed').map(remindedGuestStayOf);
      return { stays, ends: stays.map(({ endsAt }) => endsAt) };
    }
    const running = profileStays?.filter(({ status }) => status === 'active');
    return (
      running && {
        stays: usesBalance ? running.filter(({ isOpenEnded }) => !isOpenEnded).map(remindedStayOf) : [],
        ends: running.map(({ endsAt }) => endsAt),
      }
    );
  }, [audience, guests, profileStays, usesBalance]);
};
