import { t } from '@lingui/core/macro';
import { placeRef } from '~/domain/stay/placeRef';
import { checkPlate, plateForWire } from '~/domain/vehicle/plate';
import { closeDialog, openDialog } from '~/state/dialogs';
import { saveParkedNote } from '~/state/parkedNotes';
import { recordUntriedPayment } from '~/state/payments/paymentRecords';
import { Button } from '~/ui/Button';
import { checkStay, findPlace, stayTarget, type StayContext, type StayValues } from '../stay-form/stay.form';

interface Props {
  values: StayValues;
  context: StayContext;
}

/** Saves an "I parked" note with one tap. If the form is incomplete, it opens the note's dialog to ask for the rest. */
export const NoteButton = ({ values, context }: Props) => {
  const saveNote = (): void => {
    const { plate, isForeign, category, durationMin, post, place: draftPlace } = values;
    const errors = checkStay(values, context);
    // A note needs no duration, and its vehicle may already be parked.
    const hasVehicle = checkPlate(plate, { isForeign }) === undefined;
    const { zone, parkingCode, startsAt } = stayTarget(values, context);
    recordUntriedPayment({
      plate: hasVehicle ? plateForWire(plate, isForeign) : undefined,
      place: placeRef({ zone, parkingCode }),
    });
    // The list of places on the device may be old. A number that it lacks is noted as typed.
    if (!hasVehicle || errors.place === 'NoZoneSelected' || errors.post) {
      openDialog({
        name: 'note',
        prefilled: { plate: plateForWire(plate, isForeign), isForeign, category, durationMin, post, draftPlace },
      });
      return;
    }
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
