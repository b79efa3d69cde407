import { atom, useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { useProfile } from '~/data/profile/useProfile';
import { useStayRules } from '~/data/zones/useStayRules';
import type { Instant } from '~/domain/time/cityTime';
import type { GeoPoint } from '~/domain/content/options';
import { noteAction, type ParkedNote } from '~/domain/stay/parkedNote';
import { checkPlate } from '~/domain/vehicle/plate';
import type { RetroactiveKind } from '~/domain/stay/retroactiveStart';
import { mainVehicle } from '~/domain/vehicle/vehicle';
import type { StayError } from '~/components/stay-form/stay.form';
import { minuteAtom, serverNow } from '~/state/clock';
import { guestMemoryAtom } from '~/state/session/guestMemory';
import { changeNote, saveParkedNote, parkedNotesAtom } from '~/state/parkedNotes';
import { closeDialog, openDialog, type NotePrefill } from '~/state/dialogs';
import type { FormState } from '~/ui/form/formAtom';
import { useForm } from '~/ui/form/useForm';
import { checkNote, isCompleteWithPosition, noteFromValues, type ParkedNoteValues } from './parkedNote.form';

/** Whatever the city takes, a note may have begun on either day. */
export const noteRetroactiveKinds: readonly RetroactiveKind[] = ['postPayment', 'postPaymentYesterday'];

const valuesOf = (note: ParkedNote, paysByParking: boolean, timeZone: string, now: Instant): ParkedNoteValues => {
  const action = noteAction(note, noteRetroactiveKinds, now, timeZone);
  return {
    place: (paysByParking ? note.parkingCode : note.zone) ?? '',
    plate: note.plate,
    isForeign: note.isForeign,
    post: action.kind === 'post' && action.retroactiveStart.time !== '' ? action.retroactiveStart : undefined,
    position: note.place,
  };
};

/** The form of a note that is new, or of one that is changed. What it began with is that of the moment when it was opened. */
export const useParkedNoteForm = (id: string | undefined, prefilled: NotePrefill | undefined) => {
  const { can, zones, tariff } = useStayRules();
  const { timeZone } = tariff;
  const known = { zones, paysByParking: can?.paysByParking ?? false };
  const now = useAtomValue(minuteAtom);
  const [note] = useState(useAtomValue(parkedNotesAtom).find((one) => one.id === id));
  const { profile } = useProfile();
  const remembered = useAtomValue(guestMemoryAtom);
  const defaultVehicle = profile ? mainVehicle(profile.vehicles) : (remembered ?? undefined);

  const [initial] = useState((): ParkedNoteValues => {
    if (note) return valuesOf(note, known.paysByParking, timeZone, serverNow());
    const { plate = defaultVehicle?.plate ?? '', isForeign = defaultVehicle?.isForeign ?? false } = prefilled ?? {};
    return { place: prefilled?.draftPlace ?? '', plate, isForeign, post: prefilled?.post };
  });
  /** Only the place is missing of what was filled in before: the phone may tell it. */
  const lacksPlaceOnly =
    prefilled !== undefined && initial.place === '' && checkPlate(initial.plate, initial) === undefined;
  const form = useForm<ParkedNoteValues, StayError>(
    useMemo(
      // Who came from a form is told at once what is missing.
      () =>
        atom<FormState<ParkedNoteValues>>({
          values: initial,
          touched: {},
          isSubmitted: prefilled !== undefined && !lacksPlaceOnly,
        }),
      [initial, prefilled, lacksPlaceOnly],
    ),
    (values) => checkNote(values, known, now, timeZone),
  );

  const saveNote = (values: ParkedNoteValues): void => {
    const { startsAt, ...noteDetails } = noteFromValues(values, known, now, timeZone);
    const isSameStart = values.post === initial.post;
    let newNoteId: string | undefined;
    if (note) changeNote(note.id, { ...noteDetails, startsAt: isSameStart ? undefined : (startsAt ?? 'now') });
    else
      newNoteId = saveParkedNote({
        ...noteDetails,
        category: prefilled?.category,
        durationMin: prefilled?.durationMin,
        startsAt,
      });
    closeDialog('note');
    openDialog({ name: 'notes', newNoteId });
  };
  /** The phone has told where it is. */
  const setPosition = (position: GeoPoint): void => {
    if (lacksPlaceOnly && isCompleteWithPosition(form.values, position, known, serverNow(), timeZone))
      saveNote({ ...form.values, position });
    else form.set({ position });
  };

  return {
    form,
    note,
    known,
    now,
    timeZone,
    zone:
      zones && known.zones
        ? zones.find((one) => one.number === noteFromValues(form.values, known, now, timeZone).zone)
        : undefined,
    lacksPlaceOnly,
    saveNote,
    setPosition,
    /** Of a note older than yesterday the beginning is not asked for any more. */
    canSetStart: !note || initial.post !== undefined || Math.abs(now - note.startsAt) < 2 * 60_000,
  };
};
