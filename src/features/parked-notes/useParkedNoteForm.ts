import { atom, useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { useUsualVehicle } from '~/data/profile/useUsualVehicle';
import { useStayRules } from '~/data/zones/useStayRules';
import type { Instant } from '~/domain/time/cityTime';
import type { GeoPoint } from '~/domain/map/geoPoint';
import { noteAction, type ParkedNote } from '~/domain/stay/parkedNote';
import { checkPlate } from '~/domain/vehicle/plate';
import type { RetroactiveKind } from '~/domain/stay/retroactiveStart';
import type { StayError } from '~/components/stay-form/stay.form';
import { minuteAtom, serverNow } from '~/state/clock';
import { changeNote, saveParkedNote, parkedNotesAtom } from '~/state/parkedNotes';
import { closeDialog, openDialog, type NotePrefill } from '~/state/dialogs';
import type { FormState } from '~/ui/form/formAtom';
import { useForm } from '~/ui/form/useForm';
import { checkNote, isCompleteWithPosition, noteFromValues, type ParkedNoteValues } from './parkedNote.form';

/** A note may begin on either day, whatever the city accepts. */
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

/**
 * The form of a new note, or of one that is being changed. Its initial values are those of the moment when it was
 * opened.
 */
export const useParkedNoteForm = (id: string | undefined, prefilled: NotePrefill | undefined) => {
  const { can, zones, tariff } = useStayRules();
  const { timeZone } = tariff;
  const known = { zones, paysByParking: can?.paysByParking ?? false };
  const now = useAtomValue(minuteAtom);
  const [note] = useState(useAtomValue(parkedNotesAtom).find((one) => one.id === id));
  const defaultVehicle = useUsualVehicle();

  const [initial] = useState((): ParkedNoteValues => {
    if (note) return valuesOf(note, known.paysByParking, timeZone, serverNow());
    const { plate = defaultVehicle?.plate ?? '', isForeign = defaultVehicle?.isForeign ?? false } = prefilled ?? {};
    return { place: prefilled?.draftPlace ?? '', plate, isForeign, post: prefilled?.post };
  });
  /** Only the place is missing from the values filled in before, so the phone's position may complete them. */
  const lacksPlaceOnly =
    prefilled !== undefined && initial.place === '' && checkPlate(initial.plate, initial) === undefined;
  const form = useForm<ParkedNoteValues, StayError>(
    useMemo(
      // A driver who came from a form sees at once what is missing.
      () =>
        atom<FormState<ParkedNoteValues>>({
          values: initial,
          touched: {},
          isSubmitted: prefilled !== undefined && !lacksPlaceOnly,
        }),
      [initial, prefilled, lacksPlaceOnly],
    ),
    (values) => checkNote(values, now, timeZone),
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
  /** Called with the phone's position. */
  const setPosition = (position: GeoPoint): void => {
    if (lacksPlaceOnly && isCompleteWithPosition(form.values, position, serverNow(), timeZone))
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
    /** The start of a note older than yesterday can no longer be changed. */
    canSetStart: !note || initial.post !== undefined || Math.abs(now - note.startsAt) < 2 * 60_000,
  };
};
