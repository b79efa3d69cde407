import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { isSamePlate } from '~/domain/vehicle/plate';
import { plateWarning, type KnownVehicle } from '~/domain/vehicle/plateWarning';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { useFocusOnChange } from '~/ui/useFocusOnChange';
import { useValueOnBlur } from '~/ui/useValueOnBlur';
import type { StayValues } from '../stay-form/stay.form';

interface Props {
  values: Pick<StayValues, 'plate' | 'isForeign'>;
  set: (change: Pick<StayValues, 'plate' | 'isForeign'>) => void;
  /** The driver's own vehicles, including parked ones. */
  known: readonly KnownVehicle[];
}

/** Warns of a plate that may be a typing error, once its field is left, and offers a correction. */
export const PlateWarning = ({ values, set, known }: Props) => {
  const plate = useValueOnBlur('plate', values.plate) ?? '';
  const [corrected, setCorrected] = useState('');
  const isCorrected = corrected !== '' && isSamePlate(plate, corrected);
  const box = useFocusOnChange(isCorrected ? 'mended' : 'doubt');
  const warning = plateWarning(plate, values.isForeign, known);
  const correct = ({ plate: knownPlate, isForeign }: KnownVehicle): void => {
    setCorrected(knownPlate);
    set({ plate: knownPlate, isForeign });
  };
  return (
    <div ref={box} className="empty:hidden">
      {isCorrected && (
        <p
          role="status"
          tabIndex={-1}
          data-autofocus
          className="text-muted outline-none"
        >{t`Исправлено: ${corrected}`}</p>
      )}
      {warning?.kind === 'region' && (
        <Notice severity="warning">{t`Региона ${warning.region}, похоже, нет. Проверьте номер.`}</Notice>
      )}
      {(warning?.kind === 'alike' || warning?.kind === 'zero') && (
        <Notice
          severity="warning"
          actions={
            <Button
              variant="secondary"
              onClick={() => correct(warning.vehicle)}
            >{t`Исправить на ${warning.vehicle.plate}`}</Button>
          }
        >
          {warning.kind === 'alike'
            ? t`Похоже на вашу машину ${warning.vehicle.plate}. Проверьте номер.`
            : t`Это номер мотоцикла. Если это машина, первой должна быть буква О, а не ноль.`}
        </Notice>
      )}
    </div>
  );
};
