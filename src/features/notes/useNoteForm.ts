import { atom, useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { useProfile } from '~/data/profile/useProfile';
import { useStayRules } from '~/data/zones/useStayRules';
import type { Instant } from '~/domain/cityTime';
import type { GeoPoint } from '~/domain/options';
import { noteWay, type ParkedNote } from '~/domain/parkedNote';
import { checkPlate } from '~/domain/plate';
import type { PostKind } from '~/domain/postPayment';
import { mainVehicle } from '~/domain/vehicle';
import type { StayFault } from '~/parts/stay/stay.form';
import { minuteAtom, serverNow } from '~/state/clock';
import { guestMemoryAtom } from '~/state/guestMemory';
import { changeNote, keepNote, parkedNotesAtom } from '~/state/parkedNotes';
import { closeWindow, openWindow, type FilledNote } from '~/state/windows';
import type { FormState } from '~/ui/form/formAtom';
import { useForm } from '~/ui/form/useForm';
import { checkNote, isWholeAt, noteOf, type NoteValues } from './note.form';

/** Whatever the city takes, a note may have begun on either day. */
export const noteDays: readonly PostKind[] = ['postPayment', 'postPaymentYesterday'];

const valuesOf = (note: ParkedNote, paysByParking: boolean, timeZone: string, now: Instant): NoteValues => {
  const way = noteWay(note, noteDays, now, timeZone);
  return {
    place: (paysByParking ? note.parkingCode : note.zone) ?? '',
    plate: note.plate,
    isForeign: note.isForeign,
    post: way.kind === 'post' && way.post.time !== '' ? way.post : undefined,
    position: note.place,
  };
};

/** The form of a note that is new, or of one that is changed. What it began with is that of the moment when it was opened. */
export const useNoteForm = (id: string | undefined, filled: FilledNote | undefined) => {
  const { can, zones, tariff } = useStayRules();
  const { timeZone } = tariff;
  const known = { zones, paysByParking: can?.paysByParking ?? false };
  const now = useAtomValue(minuteAtom);
  const [note] = useState(useAtomValue(parkedNotesAtom).find((one) => one.id === id));
  const { profile } = useProfile();
  const remembered = useAtomValue(guestMemoryAtom);
  const car = profile ? mainVehicle(profile.vehicles) : (remembered ?? undefined);

  const [initial] = useState((): NoteValues => {
    if (note) return valuesOf(note, known.paysByParking, timeZone, serverNow());
    const { plate = car?.plate ?? '', isForeign = car?.isForeign ?? false } = filled ?? {};
    return { place: filled?.typedPlace ?? '', plate, isForeign, post: filled?.post };
  });
  /** Only the place is missing of what was filled in before: the phone may tell it. */
  const lacksPlaceOnly = filled !== undefined && initial.place === '' && checkPlate(initial.plate, initial) === undefined;
  const form = useForm<NoteValues, StayFault>(
    useMemo(
      // Who came from a form is told at once what is missing.
      () => atom<FormState<NoteValues>>({ values: initial, touched: {}, isSubmitted: filled !== undefined && !lacksPlaceOnly }),
      [initial, filled, lacksPlaceOnly],
    ),
    (values) => checkNote(values, known, now, timeZone),
  );

  const keep = (values: NoteValues): void => {
    const { startsAt, ...noted } = noteOf(values, known, now, timeZone);
    const isSameStart = values.post === initial.post;
    let fresh: string | undefined;
    if (note) changeNote(note.id, { ...noted, startsAt: isSameStart ? undefined : (startsAt ?? 'now') });
    else fresh = keepNote({ ...noted, category: filled?.category, durationMin: filled?.durationMin, startsAt });
    closeWindow('note');
    openWindow({ name: 'notes', fresh });
  };
  /** The phone has told where it is. */
  const mark = (position: GeoPoint): void => {
    if (lacksPlaceOnly && isWholeAt(form.values, position, known, serverNow(), timeZone)) keep({ ...form.values, position });
    else form.set({ position });
  };

  return {
    form,
    note,
    known,
    now,
    timeZone,
    zone: zones && known.zones ? zones.find((one) => one.number === noteOf(form.values, known, now, timeZone).zone) : undefined,
    lacksPlaceOnly,
    keep,
    mark,
    /** Of a note older than yesterday the beginning is not asked for any more. */
    canSayStart: !note || initial.post !== undefined || Math.abs(now - note.startsAt) < 2 * 60_000,
  };
};
