import { t } from '@lingui/core/macro';
import { useAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { isSamePlate } from '~/domain/vehicle/plate';
import { guestMemoryAtom } from '~/state/session/guestMemory';
import { clearStored } from '~/state/storedAtom';
import { CheckField } from '~/ui/CheckField';
import type { useGuestForm } from '../useGuestForm';

interface Props {
  form: ReturnType<typeof useGuestForm>['form'];
  /** The plate of the link that led here, if any. */
  linkedPlate: string | undefined;
}

/**
 * A guest's consent to be remembered on this device. Vehicle and phone are filled in next time, if the fields are still
 * empty. Complete values are stored as they are typed. Without the tick nothing is stored, and removing it deletes
 * everything at once. The vehicle of someone else's link does not replace the remembered one.
 */
export const RememberGuestField = ({ form: { values, set, touch, currentError }, linkedPlate }: Props) => {
  const [remembered, setRemembered] = useAtom(guestMemoryAtom);
  const { plate, isForeign, category, phone } = values;

  const fill = useEffectEvent((): void => {
    if (remembered?.plate && plate === '') {
      set({ plate: remembered.plate, isForeign: remembered.isForeign, category: remembered.category });
      // If the vehicle is already parked, the error is shown at once and not after the first tap.
      touch('plate');
    }
    if (remembered && phone === '') set({ phone: remembered.phone });
  });
  // Once per form: a field that was cleared by hand stays empty.
  useEffect(() => fill(), []);

  const isOfLink = linkedPlate !== undefined && isSamePlate(plate, linkedPlate) && Boolean(remembered?.plate);
  const next = {
    ...(isOfLink || currentError('plate')
      ? { plate: remembered?.plate ?? '', isForeign: remembered?.isForeign ?? false, category: remembered?.category }
      : { plate, isForeign, category }),
    phone: currentError('phone') ? (remembered?.phone ?? '') : phone,
  };
  const isNew =
    remembered !== null &&
    (next.plate !== remembered.plate ||
      next.isForeign !== remembered.isForeign ||
      next.category !== remembered.category ||
      next.phone !== remembered.phone);
  const changedJson = isNew ? JSON.stringify(next) : undefined;
  const remember = useEffectEvent((): void => setRemembered(next));
  useEffect(() => {
    if (changedJson !== undefined) remember();
  }, [changedJson]);

  return (
    <CheckField
      name="remember"
      isOptional
      isChecked={remembered !== null}
      onChange={(isChecked) => setRemembered(isChecked ? next : clearStored)}
    >
      {t`Запомнить машину и телефон`}
    </CheckField>
  );
};
