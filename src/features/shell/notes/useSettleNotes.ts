import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import { useProfile } from '~/data/profile/useProfile';
import { minuteMs } from '~/domain/cityTime';
import { isNotePaid, type PaidStay, type ParkedNote } from '~/domain/parkedNote';
import { smsEndsAt } from '~/domain/smsStay';
import { tracesAtom } from '~/state/attempts';
import { settleNote } from '~/state/parkedNotes';
import { smsStaysAtom } from '~/state/smsStays';
import { cityStaysAtom } from '~/state/stays';

/** Every stay that is known to be paid for, or to be with the city: what this page has paid, a guest's confirmed ones, what SMS have brought, and the driver's own list. */
const usePaidStays = (): PaidStay[] => {
  const traces = useAtomValue(tracesAtom);
  const stays = useAtomValue(cityStaysAtom);
  const sms = useAtomValue(smsStaysAtom);
  const sessions = useProfile().profile?.sessions;
  return useMemo(
    () => [
      ...(sessions ?? []),
      ...stays.filter(({ state }) => state === 'confirmed'),
      // Done is what its reply has come for.
      ...sms
        .filter(({ deed, state }) => deed === 'pay' && state !== 'awaited')
        .map((one) => ({ ...one, startsAt: one.at, endsAt: smsEndsAt(one), isBySms: true })),
      ...Object.values(traces).flatMap(({ attempt: { kind, startsAt, sentAt, durationMin, shown }, state }) => {
        const isDone = state.phase === 'done' || state.phase === 'doneTwice';
        if (!isDone || !['start', 'startDeferred'].includes(kind) || shown?.plate === undefined) return [];
        const from = startsAt ?? sentAt;
        // What it names is a parking's code where the city pays by those, else a zone.
        const paid = { plate: shown.plate, startsAt: from, endsAt: durationMin === undefined ? undefined : from + durationMin * minuteMs };
        return [
          { ...paid, zone: shown.zone },
          { ...paid, parkingCode: shown.zone },
        ];
      }),
    ],
    [traces, stays, sms, sessions],
  );
};

/** A note that a payment covers is settled by itself. */
export const useSettleNotes = (open: readonly ParkedNote[]): void => {
  const paid = usePaidStays();
  useEffect(() => {
    for (const note of open) if (paid.some((stay) => isNotePaid(note, stay))) settleNote(note.id);
  }, [open, paid]);
};
