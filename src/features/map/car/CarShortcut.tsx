import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { timeOrDate } from '~/i18n/format';
import { cityAtom } from '~/state/city';
import { dropCar, keepCar, ownCarsAtom } from '~/state/carPlace';
import { minuteAtom, serverNow } from '~/state/clock';
import { Button } from '~/ui/Button';
import { ShortcutButton } from '../card/ShortcutButton';
import { CarWay } from './CarWay';
import { panelClass } from '../where/panelClass';
import { useHere } from '~/parts/useHere';

/** "I left the car here", without a stay: a tap keeps the place, the next one leads back to it. */
export const CarShortcut = () => {
  const car = useAtomValue(ownCarsAtom).at(-1);
  const now = useAtomValue(minuteAtom);
  const timeZone = useAtomValue(cityAtom)?.timeZone ?? 'UTC';
  const [isOpen, setOpen] = useState(false);
  const here = useHere((place) => {
    keepCar({ place, keptAt: serverNow() });
    setOpen(true);
  });
  return (
    <>
      <ShortcutButton
        sign={car ? 'car' : 'carHere'}
        label={car ? t`Моя машина` : t`Машина стоит здесь`}
        word={t`Машина`}
        isOpen={car ? isOpen : undefined}
        isBusy={here.isAsking}
        onClick={() => (car ? setOpen(!isOpen) : here.ask())}
      />
      {((car && isOpen) || here.fault) && (
        <div role="status" data-unfolded className={`grid gap-2 overflow-y-auto p-3 ${panelClass}`}>
          {here.fault && <p>{here.fault}</p>}
          {car && (
            <>
              <CarWay car={car} onShow={() => setOpen(false)} />
              <p className="text-small text-muted">{t`Отмечено ${timeOrDate(car.keptAt, now, timeZone)}. Хранится только на этом устройстве.`}</p>
              <Button look="quiet" isWide onClick={() => dropCar(car)}>
                {t`Машину забрал, убрать`}
              </Button>
            </>
          )}
        </div>
      )}
    </>
  );
};
