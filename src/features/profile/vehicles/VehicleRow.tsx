import { t } from '@lingui/core/macro';
import { useId } from 'react';
import type { Car } from '~/domain/fleet';
import { paperShown } from '~/domain/paper';
import { PlateView } from '~/parts/plate/PlateView';
import { openWindow } from '~/state/windows';
import { Button } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import { categoryText } from './carWords';

interface Props {
  car: Car;
  isMain: boolean;
  asksCategory: boolean;
  /** Until when it is parked, in words. */
  parkedUntil?: string;
  isOnline: boolean;
  /** The list is being changed. */
  isBusy: boolean;
  onMain: () => void;
  /** Undefined for the first. */
  onRaise?: () => void;
}

/** One vehicle: plate, name, certificate, and what can be done with it (VEH-01). */
export const VehicleRow = ({ car, isMain, asksCategory, parkedUntil, isOnline, isBusy, onMain, onRaise }: Props) => {
  const id = useId();
  return (
    <li className="grid grid-cols-1 gap-2 rounded-sheet border border-line p-[12px]">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span id={id} className="flex">
          <PlateView plate={car.plate} isForeign={car.isForeign} />
        </span>
        <Button look="secondary" aria-describedby={id} disabled={!isOnline} onClick={() => openWindow({ name: 'vehicle', plate: car.plate })}>
          {t`Изменить`}
        </Button>
      </div>
      {(car.name !== undefined || isMain) && (
        <div className="flex flex-wrap items-center gap-x-3">
          {car.name !== undefined && (
            <span dir="auto" className="min-w-0 font-semibold break-words">
              {car.name}
            </span>
          )}
          {isMain && (
            <span className="inline-flex items-center gap-1 text-small font-semibold text-running">
              <Icon name="check" className="size-5" />
              {t`основной`}
            </span>
          )}
        </div>
      )}
      {(car.certificate !== undefined || asksCategory || parkedUntil !== undefined) && (
        <div className="grid gap-0.5 text-small text-muted">
          {car.certificate !== undefined && (
            <p>
              {t`Свидетельство`} <span className="whitespace-nowrap">{paperShown(car.certificate)}</span>
            </p>
          )}
          {asksCategory && <p>{t`Категория ${categoryText(car.category)}`}</p>}
          {parkedUntil !== undefined && <p className="font-semibold text-running">{t`Припаркован до ${parkedUntil}`}</p>}
        </div>
      )}
      {(!isMain || onRaise) && (
        <div className="-mx-3 -mb-2 flex flex-wrap justify-between">
          {!isMain && (
            <Button look="quiet" aria-describedby={id} disabled={!isOnline || isBusy} onClick={onMain}>
              {t`Сделать основным`}
            </Button>
          )}
          {onRaise && (
            <Button look="quiet" aria-describedby={id} disabled={!isOnline || isBusy} onClick={onRaise}>
              {t`Выше`}
            </Button>
          )}
        </div>
      )}
    </li>
  );
};
