import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useCapabilities } from '~/data/settings/useCapabilities';
import type { Car } from '~/domain/fleet';
import { isSamePlate } from '~/domain/plate';
import { PlateView } from '~/parts/plate/PlateView';
import { WaitOrRetry } from '~/parts/WaitOrRetry';
import { Button } from '~/ui/Button';
import { useFocusOnChange } from '~/ui/useFocusOnChange';
import { Window } from '~/ui/Window';
import { RemovePanel } from '~/parts/edit/RemovePanel';
import { ParkedNotice } from './ParkedNotice';
import { useCars } from './useCars';
import { useChangeVehicles } from './useChangeVehicles';
import { VehicleForm } from './VehicleForm';

interface Props {
  /** One of the driver's own; without one a new vehicle is added. */
  plate?: string;
  onClose: () => void;
}

/** Adds, changes or removes one vehicle (VEH-02). Closes when it is done, and says why where it is not (VEH-08). */
export const VehicleWindow = ({ plate, onClose }: Props) => {
  const { cars, sessions, whose, isFailed, isFetching, refetch } = useCars();
  const asksCategory = useCapabilities()?.asksCategory ?? false;
  const change = useChangeVehicles();
  const [isRemoving, setRemoving] = useState(false);
  const box = useFocusOnChange(isRemoving ? 'remove' : 'form');
  // As it was when the window opened: what is typed stands against that.
  const [first, setFirst] = useState<{ whose: typeof whose; car: Car | undefined }>();
  if (cars && first?.whose !== whose) setFirst({ whose, car: cars.find((car) => plate !== undefined && isSamePlate(car.plate, plate)) });
  const before = first?.whose === whose ? first?.car : undefined;
  const isNew = plate === undefined;
  const title = isNew ? t`Новый автомобиль` : isRemoving ? t`Удаление автомобиля` : t`Автомобиль ${plate}`;
  return (
    <Window title={title} onClose={onClose}>
      <div ref={box}>
        {!cars && (
          <WaitOrRetry isFailed={isFailed} title={t`Данные об автомобилях загрузить не удалось`} isAsking={isFetching} onRetry={refetch}>
            <div className="h-64 rounded-sheet bg-raised" />
          </WaitOrRetry>
        )}
        {cars && !isNew && !before && <p className="text-lead">{t`Этого автомобиля в списке больше нет.`}</p>}
        {cars && before && isRemoving && (
          <RemovePanel
            question={t`Удалить автомобиль ${[before.plate, before.name].filter(Boolean).join(', ')}?`}
            label={t`Удалить автомобиль`}
            remove={() => change({ kind: 'remove', plate: before.plate })}
            onRemoved={onClose}
            onBack={() => setRemoving(false)}
          >
            <PlateView plate={before.plate} isForeign={before.isForeign} />
            <ParkedNotice plate={before.plate} sessions={sessions} deed="remove" />
          </RemovePanel>
        )}
        {cars && (isNew || before) && (
          // What is typed outlasts the question whether to remove it.
          <div className="grid grid-cols-1 gap-4" hidden={isRemoving}>
            {before && !isRemoving && <ParkedNotice plate={before.plate} sessions={sessions} deed="edit" />}
            <VehicleForm key={whose} before={before} cars={cars} asksCategory={asksCategory} onDone={onClose}>
              {before && (
                <Button look="danger" isWide data-autofocus onClick={() => setRemoving(true)}>
                  {t`Удалить автомобиль`}
                </Button>
              )}
            </VehicleForm>
          </div>
        )}
      </div>
    </Window>
  );
};
