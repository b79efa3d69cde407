import { t } from '@lingui/core/macro';
import { checkPlate, plateForWire } from '~/domain/plate';
import { closeWindow, openWindow } from '~/state/windows';
import { keepNote } from '~/state/parkedNotes';
import { Button } from '~/ui/Button';
import { checkStay, findPlace, stayTarget, type StayContext, type StayValues } from '../stay/stay.form';

interface Props {
  values: StayValues;
  context: StayContext;
}

/** Keeps "I parked" with one tap, as far as the form is filled in; what is missing is asked for in the note's own window. */
export const NoteButton = ({ values, context }: Props) => {
  const note = (): void => {
    const { plate, isForeign, category, durationMin, post, place: typedPlace } = values;
    const faults = checkStay(values, context);
    // That the car is parked already, or how long it stays, is nothing to a note.
    const isCarSaid = checkPlate(plate, { isForeign }) === undefined;
    if (!isCarSaid || faults.place || faults.post) {
      openWindow({ name: 'note', filled: { plate: plateForWire(plate, isForeign), isForeign, category, durationMin, post, typedPlace } });
      return;
    }
    const { zone, parkingCode, startsAt } = stayTarget(values, context);
    const place = findPlace(values, context);
    const id = keepNote({
      plate: plateForWire(plate, isForeign),
      isForeign,
      category,
      durationMin,
      zone: place?.number ?? zone,
      parkingCode,
      address: place?.address,
      startsAt,
    });
    closeWindow('note');
    openWindow({ name: 'notes', fresh: id });
  };
  return (
    <Button isWide onClick={note}>
      {t`Запомнить: я припарковался`}
    </Button>
  );
};
