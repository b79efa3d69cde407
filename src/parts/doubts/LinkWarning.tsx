import { t } from '@lingui/core/macro';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { firstDuration, type Intervals } from '~/domain/duration';
import { linkedAfter, linkWarning, type LinkedValues } from '~/domain/linkWarning';
import { isSamePlate, type VehicleCategory } from '~/domain/plate';
import type { StayLink } from '~/domain/stayLink';
import { durationText } from '~/i18n/durationText';
import { durationHabitAtom } from '~/state/durationHabit';
import { personalAtom } from '~/state/personal';
import { Button } from '~/ui/Button';
import { growSlowly } from '~/ui/growSlowly';
import { Notice } from '~/ui/Notice';
import { useFocusOnChange } from '~/ui/useFocusOnChange';
import type { StayValues } from '../stay/stay.form';
import type { AppliedLink } from '../stay/useFillStay';

/** Outlives the form's screen, as what was filled in does. */
const linkedAtom = personalAtom<LinkedValues>({});

interface OfferedCar {
  plate: string;
  isForeign: boolean;
  category?: VehicleCategory;
}

interface Props {
  applied: AppliedLink | undefined;
  values: Pick<StayValues, 'plate' | 'durationMin'>;
  set: (change: Partial<StayValues>) => void;
  /** All cars of the driver's. */
  known: readonly OfferedCar[];
  /** The one to pay for instead. */
  offered: OfferedCar | undefined;
  intervals: Intervals;
  /** It comes after its form. */
  isLate?: boolean;
}

/** Nobody knows whose link it was: what it filled in and the driver may not have meant is said at the button, with a way to change it. */
export const LinkWarning = ({ applied, values, set, known, offered, intervals, isLate = false }: Props) => {
  const usualMin = firstDuration(useAtomValue(durationHabitAtom) ?? undefined, intervals);
  const [before, keep] = useAtom(linkedAtom);
  const linked = applied ? linkedAfter(before, JSON.parse(applied.link) as StayLink, applied.fill !== undefined) : before;
  const { plate, durationMin } = linkWarning(linked, values, known, usualMin);
  useEffect(() => {
    if (linked.plate !== before.plate || linked.durationMin !== before.durationMin) keep(linked);
  });
  const isSaid = plate !== undefined || durationMin !== undefined;
  const [isAtOnce] = useState(isSaid && !isLate);
  const car = plate === undefined ? undefined : offered;
  const [after, setAfter] = useState<Pick<StayValues, 'plate' | 'durationMin'> & { mended: string }>();
  const mended = after?.mended ?? '';
  // What has been changed again since is not told as mended.
  const isMended = after !== undefined && isSamePlate(after.plate, values.plate) && after.durationMin === values.durationMin;
  const box = useFocusOnChange(mended);
  const [long, usual] = [durationText(durationMin), durationText(usualMin)];
  const mend = (): void => {
    const own = car && { plate: car.plate, isForeign: car.isForeign, category: car.category };
    const time = durationMin === undefined ? undefined : { durationMin: usualMin };
    set({ ...own, ...time });
    setAfter({ ...values, ...own, ...time, mended: [own?.plate, time && usual].filter((text) => text !== undefined).join(', ') });
  };
  return (
    <div ref={box} className="empty:hidden">
      {isSaid ? (
        <div ref={isAtOnce ? undefined : growSlowly}>
          <Notice
            mood="warning"
            actions={
              (car || durationMin !== undefined) && (
                <Button look="secondary" onClick={mend}>
                  {car && durationMin !== undefined ? t`Взять ${car.plate} на ${usual}` : car ? t`Взять ${car.plate}` : t`Поставить ${usual}`}
                </Button>
              )
            }
          >
            <div className="text-small">
              {plate !== undefined && <p>{t`Номер ${plate} взят из ссылки. Среди ваших машин его нет.`}</p>}
              {durationMin !== undefined && <p>{t`Время из ссылки больше обычного: ${long} вместо ${usual}.`}</p>}
            </div>
          </Notice>
        </div>
      ) : (
        isMended && <p role="status" tabIndex={-1} data-autofocus className="text-muted outline-none">{t`Исправлено: ${mended}`}</p>
      )}
    </div>
  );
};
