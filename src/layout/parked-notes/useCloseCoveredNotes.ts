import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import { useProfile } from '~/data/profile/useProfile';
import { noteEnding, type ParkedNote } from '~/domain/stay/parkedNote';
import { attemptStatusesAtom } from '~/state/payments/attempts';
import { closeNote } from '~/state/parkedNotes';
import { smsStaysAtom } from '~/state/payments/smsStays';
import { cityGuestStaysAtom } from '~/state/payments/guestStays';
import { paidStays } from './paidStays';

/** Closes a note automatically if a stay covers it. */
export const useCloseCoveredNotes = (open: readonly ParkedNote[]): void => {
  const attemptStatuses = useAtomValue(attemptStatusesAtom);
  const guestStays = useAtomValue(cityGuestStaysAtom);
  const sms = useAtomValue(smsStaysAtom);
  const driverStays = useProfile().profile?.sessions;
  const paid = useMemo(
    () => paidStays({ attemptStatuses: Object.values(attemptStatuses), guestStays, sms, driverStays }),
    [attemptStatuses, guestStays, sms, driverStays],
  );
  useEffect(() => {
    for (const note of open) {
      const ending = noteEnding(note, paid);
      if (ending) closeNote(note.id, ending);
    }
  }, [open, paid]);
};
