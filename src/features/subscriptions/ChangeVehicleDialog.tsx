import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useProfile } from '~/data/profile/useProfile';
import type { Permit } from '~/domain/permits/permit';
import { isSamePlate, plateForWire } from '~/domain/vehicle/plate';
import { ConfirmOutcomeNotice, isDone } from '~/components/edit/ConfirmOutcomeNotice';
import { PlateView } from '~/components/plate/PlateView';
import { isOnlineAtom } from '~/platform/network';
import type { ConfirmOutcome } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { useFocusOnChange } from '~/ui/useFocusOnChange';
import { usePendingAction } from '~/ui/usePendingAction';
import { ModalDialog } from '~/ui/ModalDialog';
import { useActOnPermit } from './useActOnPermit';
import { SubscriptionVehicleField } from './SubscriptionVehicleField';

interface Props {
  permit: Permit & { orderNumber: string };
  onClose: () => void;
}

/** Transfers a subscription to another vehicle, which is chosen by its plate. */
export const ChangeVehicleDialog = ({ permit: { type, variation, orderNumber, plate }, onClose }: Props) => {
  const actOnPermit = useActOnPermit();
  const isOnline = useAtomValue(isOnlineAtom);
  const { profile } = useProfile();
  const [chosen, setChosen] = useState<string>();
  const [outcome, setOutcome] = useState<ConfirmOutcome>();
  const others = (profile?.vehicles ?? []).filter(
    (vehicle) => plate === undefined || !isSamePlate(vehicle.plate, plate),
  );
  const vehicle = others.find((one) => one.plate === chosen);
  const [isBusy, change] = usePendingAction(async () => {
    if (!vehicle) return;
    setOutcome(undefined);
    const wirePlate = plateForWire(vehicle.plate, vehicle.isForeign);
    setOutcome(
      await actOnPermit({ kind: 'changeVehicle', orderNumber, plate: wirePlate }).catch(() => 'failed' as const),
    );
  });
  const isOver = isDone(outcome);
  const box = useFocusOnChange(isOver ? 'done' : 'form');
  return (
    <ModalDialog title={isOver ? t`Готово` : t`Сменить автомобиль`} onClose={onClose}>
      <div ref={box} className="grid grid-cols-1 gap-4">
        <p dir="auto" className="text-lead font-semibold">
          {variation ?? type}
        </p>
        {isOver ? (
          <>
            <ConfirmOutcomeNotice outcome={outcome} doneText={t`Транспортное средство успешно изменено`} />
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
            <SubscriptionVehicleField vehicles={others} value={chosen} onChange={setChosen} onBlur={onClose} />
            <ConfirmOutcomeNotice outcome={outcome} doneText="" />
            <Button isWide isBusy={isBusy} disabled={!isOnline || !vehicle} onClick={change}>
              {t`Сменить автомобиль`}
            </Button>
            <Button variant="secondary" isWide onClick={onClose}>
              {t`Отмена`}
            </Button>
          </>
        )}
      </div>
    </ModalDialog>
  );
};
