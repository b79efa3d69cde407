import { t } from '@lingui/core/macro';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { firstDuration, type Intervals } from '~/domain/stay/duration';
import { linkedValuesAfter, linkWarning, type LinkedValues } from '~/domain/stay/linkWarning';
import { isSamePlate, type VehicleCategory } from '~/domain/vehicle/plate';
import type { StayLink } from '~/domain/stay/stayLink';
import { durationText } from '~/i18n/durationText';
import { usualDurationAtom } from '~/state/payments/durationHabit';
import { personalAtom } from '~/state/session/personalAtom';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { useFocusOnChange } from '~/ui/useFocusOnChange';
import type { StayValues } from '../stay-form/stay.form';
import type { AppliedLink } from '../stay-form/useFillStay';

/** Outlives the form's screen, like the form's values. */
const linkedAtom = personalAtom<LinkedValues>({});

interface OfferedVehicle {
  plate: string;
  isForeign: boolean;
  category?: VehicleCategory;
}

interface Props {
  applied: AppliedLink | undefined;
  values: Pick<StayValues, 'plate' | 'durationMin'>;
  set: (change: Partial<StayValues>) => void;
  /** All of the driver's vehicles. */
  known: readonly OfferedVehicle[];
  /** The vehicle to pay for instead. */
  offered: OfferedVehicle | undefined;
  intervals: Intervals;
}

/**
 * The sender of a link is unknown. A warning at the button names values from it that the driver may not have intended,
 * and offers to change them.
 */
export const LinkWarning = ({ applied, values, set, known, offered, intervals }: Props) => {
  const usualMin = firstDuration(useAtomValue(usualDurationAtom) ?? undefined, intervals);
  const [before, setLinked] = useAtom(linkedAtom);
  const linked = applied
    ? linkedValuesAfter(before, JSON.parse(applied.link) as StayLink, applied.fill !== undefined)
    : before;
  const { plate, durationMin } = linkWarning(linked, values, known, usualMin);
  useEffect(() => {
    if (linked.plate !== before.plate || linked.durationMin !== before.durationMin) setLinked(linked);
  });
  const isVisible = plate !== undefined || durationMin !== undefined;
  const vehicle = plate === undefined ? undefined : offered;
  const [after, setAfter] = useState<Pick<StayValues, 'plate' | 'durationMin'> & { corrected: string }>();
  const corrected = after?.corrected ?? '';
  // A correction that was changed again is no longer reported.
  const isCorrected =
    after !== undefined && isSamePlate(after.plate, values.plate) && after.durationMin === values.durationMin;
  const box = useFocusOnChange(corrected);
  const [long, usual] = [durationText(durationMin), durationText(usualMin)];
  const correct = (): void => {
    const vehicleChange = vehicle && { plate: vehicle.plate, isForeign: vehicle.isForeign, category: vehicle.category };
    const durationChange = durationMin === undefined ? undefined : { durationMin: usualMin };
    set({ ...vehicleChange, ...durationChange });
    setAfter({
      ...values,
      ...vehicleChange,
      ...durationChange,
      corrected: [vehicleChange?.plate, durationChange && usual].filter((text) => text !== undefined).join(', '),
    });
  };
  return (
    <div ref={box} className="empty:hidden">
      {isVisible ? (
        <Notice
          severity="warning"
          actions={
            (vehicle || durationMin !== undefined) && (
              <Button variant="secondary" onClick={correct}>
                {vehicle && durationMin !== undefined
                  ? t`Взять ${vehicle.plate} на ${usual}`
                  : vehicle
                    ? t`Взять ${vehicle.plate}`
                    : t`Поставить ${usual}`}
              </Button>
            )
          }
        >
          <div className="text-small">
            {plate !== undefined && <p>{t`Номер ${plate} взят из ссылки. Среди ваших машин его нет.`}</p>}
            {durationMin !== undefined && <p>{t`Время из ссылки больше обычного: ${long} вместо ${usual}.`}</p>}
          </div>
        </Notice>
      ) : (
        isCorrected && (
          <p
            role="status"
            tabIndex={-1}
            data-autofocus
            className="text-muted outline-none"
          >{t`Исправлено: ${corrected}`}</p>
        )
      )}
    </div>
  );
};
