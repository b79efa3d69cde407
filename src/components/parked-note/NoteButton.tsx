import { t } from '@lingui/core/macro';
import { checkPlate, plateForWire } from '~/domain/vehicle/plate';
import { closeDialog, openDialog } from '~/state/dialogs';
import { saveParkedNote } from '~/state/parkedNotes';
import { Button } from '~/ui/Button';
import { checkStay, findPlace, stayTarget, type StayContext, type StayValues } from '../stay-form/stay.form';

interface Props {
  values: StayValues;
  context: StayContext;
}

/** Keeps "I parked" with one tap, as far as the form is filled in; what is missing is asked for in the note's own window. */
export const NoteButton = ({ values, context }: Props) => {
  const saveNote = (): void => {
    const { plate, isForeign, category, durationMin, post, place: draftPlace } = values;
    const errors = checkStay(values, context);
    // That the car is parked already, or how long it stays, is nothing to a note.
    const hasVehicle = checkPlate(plate, { isForeign }) === undefined;
    if (!hasVehicle || errors.place || errors.post) {
      openDialog({
        name: 'note',
        prefilled: { plate: plateForWire(plate, isForeign), isForeign, category, durationMin, post, draftPlace },
      });
      return;
    }
    const { zone, parkingCode, startsAt } = stayTarget(values, context);
    const place = findPlace(values, context);
    const id = saveParkedNote({
      plate: plateForWire(plate, isForeign),
      isForeign,
      category,
      durationMin,
      zone: place?.number ?? zone,
      parkingCode,
      address: place?.address,
      startsAt,
    });
    closeDialog('note');
    openDialog({ name: 'notes', newNoteId: id });
  };
  return (
    <Button isWide onClick={saveNote}>
      {t`Запомнить: я припарковался`}
    </Button>
  );
};
