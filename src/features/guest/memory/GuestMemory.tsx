import { t } from '@lingui/core/macro';
import { useAtom } from 'jotai';
import { RESET } from 'jotai/utils';
import { useEffect, useEffectEvent } from 'react';
import { isSamePlate } from '~/domain/plate';
import { guestMemoryAtom } from '~/state/guestMemory';
import { CheckField } from '~/ui/CheckField';
import { growSlowly } from '~/ui/growSlowly';
import type { useGuestForm } from '../useGuestForm';

interface Props {
  form: ReturnType<typeof useGuestForm>['form'];
  /** The plate of the link that led here, if it names one. */
  linked: string | undefined;
}

/**
 * A guest's consent to be remembered on this device: car and phone are filled in next time, where the field is still empty.
 * What is whole is kept as it is typed; without the tick nothing is, and taking it away forgets at once. Somebody else's
 * link does not put its car in the place of the one that is remembered.
 */
export const GuestMemory = ({ form: { values, set, touch, hiddenFault }, linked }: Props) => {
  const [kept, setKept] = useAtom(guestMemoryAtom);
  const { plate, isForeign, category, phone } = values;

  const fill = useEffectEvent((): void => {
    if (kept?.plate && plate === '') {
      set({ plate: kept.plate, isForeign: kept.isForeign, category: kept.category });
      // That it is parked already is said at once, not after the first tap.
      touch('plate');
    }
    if (kept && phone === '') set({ phone: kept.phone });
  });
  // Once for each form: a field that was cleared by hand stays empty.
  useEffect(() => fill(), []);

  const isOfLink = linked !== undefined && isSamePlate(plate, linked) && Boolean(kept?.plate);
  const next = {
    ...(isOfLink || hiddenFault('plate')
      ? { plate: kept?.plate ?? '', isForeign: kept?.isForeign ?? false, category: kept?.category }
      : { plate, isForeign, category }),
    phone: hiddenFault('phone') ? (kept?.phone ?? '') : phone,
  };
  const isNew =
    kept !== null && (next.plate !== kept.plate || next.isForeign !== kept.isForeign || next.category !== kept.category || next.phone !== kept.phone);
  const news = isNew ? JSON.stringify(next) : undefined;
  const keep = useEffectEvent((): void => setKept(next));
  useEffect(() => {
    if (news !== undefined) keep();
  }, [news]);

  return (
    <div ref={growSlowly} className="flow-root min-h-12">
      <CheckField name="remember" isOptional isChecked={kept !== null} onChange={(isChecked) => setKept(isChecked ? next : RESET)}>
        {t`Запомнить машину и телефон`}
      </CheckField>
    </div>
  );
};
