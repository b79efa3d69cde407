import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import { useProfile } from '~/data/profile/useProfile';
import { noteEnding, type ParkedNote } from '~/domain/parkedNote';
import { tracesAtom } from '~/state/attempts';
import { settleNote } from '~/state/parkedNotes';
import { smsStaysAtom } from '~/state/smsStays';
import { cityStaysAtom } from '~/state/stays';
import { paidStays } from './paidStays';

/** A note that a stay covers is settled by itself. */
export const useSettleNotes = (open: readonly ParkedNote[]): void => {
  const traces = useAtomValue(tracesAtom);
  const stays = useAtomValue(cityStaysAtom);
  const sms = useAtomValue(smsStaysAtom);
  const sessions = useProfile().profile?.sessions;
  const paid = useMemo(() => paidStays({ traces: Object.values(traces), stays, sms, sessions }), [traces, stays, sms, sessions]);
  useEffect(() => {
    for (const note of open) {
      const ending = noteEnding(note, paid);
      if (ending) settleNote(note.id, ending);
    }
  }, [open, paid]);
};
