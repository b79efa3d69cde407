import { useState } from 'react';
import { isSamePlate } from '~/domain/vehicle/plate';
import { useOnce } from '~/ui/useOnce';
import type { StayValues } from '../stay-form/stay.form';

const isSameStay = (one: StayValues, other: StayValues): boolean =>
  isSamePlate(one.plate, other.plate) &&
  one.place.trim() === other.place.trim() &&
  one.durationMin === other.durationMin &&
  JSON.stringify(one.post) === JSON.stringify(other.post);

/**
 * Is a driver's form, as it stands `now`, still filled in for the stay that was sent from it? An ending that is found out late may meet
 * it filled in for another. `doneId` names what is done: from then on the answer stays, whatever becomes of the form.
 */
export const useIsFormUnchanged = (
  now: StayValues | undefined,
  sent: StayValues | undefined,
  doneId: string | undefined,
): boolean => {
  const [recorded, setRecorded] = useState<{ id: string | undefined; isSame: boolean }>();
  const isSame = now === sent || (now !== undefined && sent !== undefined && isSameStay(now, sent));
  useOnce(doneId, () => setRecorded({ id: doneId, isSame }));
  return recorded && recorded.id === doneId ? recorded.isSame : isSame;
};
