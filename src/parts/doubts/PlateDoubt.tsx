import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { isSamePlate } from '~/domain/plate';
import { plateDoubt, type KnownCar } from '~/domain/plateDoubt';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { useFocusOnChange } from '~/ui/useFocusOnChange';
import { useWhenLeft } from '~/ui/useWhenLeft';
import type { StayValues } from '../stay/stay.form';

interface Props {
  values: Pick<StayValues, 'plate' | 'isForeign'>;
  set: (change: Pick<StayValues, 'plate' | 'isForeign'>) => void;
  /** The driver's own cars, also those that are parked. */
  known: readonly KnownCar[];
}

/** A plate that may be a slip of the finger: said once its field is left, with the way to mend it. */
export const PlateDoubt = ({ values, set, known }: Props) => {
  const plate = useWhenLeft('plate', values.plate) ?? '';
  const [mended, setMended] = useState('');
  const isMended = mended !== '' && isSamePlate(plate, mended);
  const box = useFocusOnChange(isMended ? 'mended' : 'doubt');
  const doubt = plateDoubt(plate, values.isForeign, known);
  const mend = ({ plate: own, isForeign }: KnownCar): void => {
    setMended(own);
    set({ plate: own, isForeign });
  };
  return (
    <div ref={box} className="empty:hidden">
      {isMended && <p role="status" tabIndex={-1} data-autofocus className="text-muted outline-none">{t`Исправлено: ${mended}`}</p>}
      {doubt?.kind === 'region' && <Notice mood="warning">{t`Региона ${doubt.region}, похоже, нет. Проверьте номер.`}</Notice>}
      {doubt?.kind === 'alike' && (
        <Notice mood="warning" actions={<Button look="secondary" onClick={() => mend(doubt.car)}>{t`Исправить на ${doubt.car.plate}`}</Button>}>
          {t`Похоже на вашу машину ${doubt.car.plate}. Проверьте номер.`}
        </Notice>
      )}
    </div>
  );
};
