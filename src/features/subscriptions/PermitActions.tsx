import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useCapabilities } from '~/data/settings/useCapabilities';
import type { Permit } from '~/domain/permits/permit';
import { isOnlineAtom } from '~/platform/network';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { useActOnPermit } from './useActOnPermit';

interface Props {
  permit: Permit;
  /** Id of the permit's name on the page. */
  labelId: string;
}

/** Actions that the server allows for a permit. Each requires a confirmation (ABON-04…ABON-07). */
export const PermitActions = ({ permit, labelId }: Props) => {
  const actOnPermit = useActOnPermit();
  const isOnline = useAtomValue(isOnlineAtom);
  const usesBalance = useCapabilities()?.usesBalance ?? false;
  const { orderNumber, type, variation } = permit;
  if (orderNumber === undefined) return null;
  const name = [variation ?? type, permit.plate].filter(Boolean).join(', ');
  const buttonProps = { variant: 'secondary', disabled: !isOnline, 'aria-describedby': labelId } as const;
  return (
    <div className="flex flex-wrap gap-2 *:grow min-[540px]:*:grow-0">
      {permit.canPause && (
        <Button
          {...buttonProps}
          onClick={() =>
            openDialog({
              name: 'confirm',
              title: t`Приостановить абонемент?`,
              text: t`${name}. Пока абонемент приостановлен, он не действует.`,
              confirmLabel: t`Приостановить`,
              onConfirm: () => actOnPermit({ kind: 'pause', orderNumber }),
              doneText: t`Действие абонемента приостановлено`,
            })
          }
        >
          {t`Приостановить`}
        </Button>
      )}
      {permit.canContinue && (
        <Button
          {...buttonProps}
          onClick={() =>
            openDialog({
              name: 'confirm',
              title: t`Возобновить абонемент?`,
              text: t`${name}. Абонемент снова начнёт действовать.`,
              confirmLabel: t`Возобновить`,
              onConfirm: () => actOnPermit({ kind: 'continue', orderNumber }),
              doneText: t`Действие абонемента возобновлено`,
            })
          }
        >
          {t`Возобновить`}
        </Button>
      )}
      {permit.canChangeVehicle && (
        <Button
          {...buttonProps}
          onClick={() => openDialog({ name: 'changeVehicle', permit: { ...permit, orderNumber } })}
        >
          {t`Сменить автомобиль`}
        </Button>
      )}
      {permit.canRefund && (
        <Button
          {...buttonProps}
          variant="danger"
          onClick={() =>
            openDialog({
              name: 'confirm',
              title: t`Вернуть деньги за абонемент?`,
              text: usesBalance
                ? t`${name}. Абонемент перестанет действовать, деньги за неиспользованные дни вернутся на баланс.`
                : t`${name}. Абонемент перестанет действовать, деньги за неиспользованные дни вернутся тем же путём, каким вы платили.`,
              confirmLabel: t`Вернуть деньги`,
              onConfirm: () => actOnPermit({ kind: 'refund', orderNumber }),
              doneText: t`Оплата за абонемент возвращена`,
            })
          }
        >
          {t`Вернуть деньги`}
        </Button>
      )}
    </div>
  );
};
