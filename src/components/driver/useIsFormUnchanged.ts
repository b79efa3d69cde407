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
 * Whether a driver's form (`now`) still describes the stay that was sent from it. By the time of a late ending, the
 * form may contain another stay. `doneId` identifies the finished attempt: from then on the result is fixed, whatever
 * happens to the form.
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
