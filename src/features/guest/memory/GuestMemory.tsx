import { t } from '@lingui/core/macro';
import { useAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { guestMemoryAtom } from '~/state/guestMemory';
import { CheckField } from '~/ui/CheckField';
import type { useGuestForm } from '../useGuestForm';

interface Props {
  form: ReturnType<typeof useGuestForm>['form'];
}

/**
 * A guest's consent to be remembered on this device: car and phone are filled in next time, where the field is still empty.
 * What is whole is kept as it is typed; without the tick nothing is, and taking it away forgets at once.
 */
export const GuestMemory = ({ form: { values, set, hiddenFault } }: Props) => {
  const [kept, setKept] = useAtom(guestMemoryAtom);
  const { plate, isForeign, phone } = values;

  const fill = useEffectEvent((): void => {
    if (kept && plate === '') set({ plate: kept.plate, isForeign: kept.isForeign });
    if (kept && phone === '') set({ phone: kept.phone });
  });
  // Once for each form: a field that was cleared by hand stays empty.
  useEffect(() => fill(), []);

  const next = {
    ...(hiddenFault('plate') ? { plate: kept?.plate ?? '', isForeign: kept?.isForeign ?? false } : { plate, isForeign }),
    phone: hiddenFault('phone') ? (kept?.phone ?? '') : phone,
  };
  const isNew = kept !== null && (next.plate !== kept.plate || next.isForeign !== kept.isForeign || next.phone !== kept.phone);
  const keep = useEffectEvent((): void => setKept(next));
  useEffect(() => {
    if (isNew) keep();
  }, [isNew]);

  return (
    <CheckField name="remember" isOptional isChecked={kept !== null} onChange={(isChecked) => setKept(isChecked ? next : null)}>
      {t`Запомнить машину и телефон`}
    </CheckField>
  );
};
