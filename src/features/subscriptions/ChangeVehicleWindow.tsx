import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useProfile } from '~/data/profile/useProfile';
import type { Benefit } from '~/domain/benefit';
import { isSamePlate, plateForWire } from '~/domain/plate';
import { PlateView } from '~/parts/plate/PlateView';
import { isOnlineAtom } from '~/state/network';
import type { ConfirmEnd } from '~/state/windows';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { useTapOnce } from '~/ui/useTapOnce';
import { Window } from '~/ui/Window';
import { useDeed } from './useDeed';
import { VehicleChoice } from './VehicleChoice';

interface Props {
  benefit: Benefit & { orderNumber: string };
  onClose: () => void;
}

/** Makes a subscription another car's, after its plate was chosen. */
export const ChangeVehicleWindow = ({ benefit: { type, variation, orderNumber, plate }, onClose }: Props) => {
  const act = useDeed();
  const isOnline = useAtomValue(isOnlineAtom);
  const { profile } = useProfile();
  const [chosen, setChosen] = useState<string>();
  const [end, setEnd] = useState<ConfirmEnd>();
  const others = (profile?.vehicles ?? []).filter((vehicle) => plate === undefined || !isSamePlate(vehicle.plate, plate));
  const vehicle = others.find((one) => one.plate === chosen);
  const [isBusy, change] = useTapOnce(async () => {
    if (!vehicle) return;
    setEnd(undefined);
    const wirePlate = plateForWire(vehicle.plate, vehicle.isForeign);
    setEnd(await act({ kind: 'changeVehicle', orderNumber, plate: wirePlate }).catch(() => 'failed' as const));
  });
  return (
    <Window title={t`Сменить автомобиль`} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4">
        <p dir="auto" className="text-lead font-semibold">
          {variation ?? type}
        </p>
        {end === 'done' ? (
          <>
            <Notice mood="good" title={t`Транспортное средство успешно изменено`} />
            <Button isWide onClick={onClose}>
              {t`Готово`}
            </Button>
          </>
        ) : (
          <>
            {plate !== undefined && (
              <p className="flex flex-wrap items-center gap-2">
                {t`Сейчас:`} <PlateView plate={plate} />
              </p>
            )}
            <VehicleChoice vehicles={others} value={chosen} onChange={setChosen} onLeave={onClose} />
            {end !== undefined && (
              <Notice mood="danger" title={t`Произошла ошибка`}>
                {end === 'failed' ? t`Попробуйте ещё раз.` : end.failure}
              </Notice>
            )}
            <Button isWide isBusy={isBusy} disabled={!isOnline || !vehicle} onClick={change}>
              {t`Сменить автомобиль`}
            </Button>
            <Button look="secondary" isWide onClick={onClose}>
              {t`Отмена`}
            </Button>
          </>
        )}
      </div>
    </Window>
  );
};
