import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useCapabilities } from '~/data/settings/useCapabilities';
import type { Kopecks } from '~/domain/money/money';
import type { Permit } from '~/domain/permits/permit';
import { sum } from '~/i18n/format';
import { isOnlineAtom } from '~/platform/network';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { useActOnPermit } from './useActOnPermit';

interface Props {
  permit: Permit;
  /** About how much a refund returns, in kopecks, if it is known. */
  refund: Kopecks | undefined;
  /** Id of the permit's name on the page. */
  labelId: string;
}

/** Actions that the server allows for a permit. Each requires a confirmation (ABON-04…ABON-07). */
export const PermitActions = ({ permit, refund, labelId }: Props) => {
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
              text: [t`${name}. Абонемент перестанет действовать.`, refundText(refund, usesBalance)].join(' '),
              confirmLabel: t`Вернуть деньги`,
              isDestructive: true,
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

const refundText = (refund: Kopecks | undefined, usesBalance: boolean): string => {
  if (refund === undefined) {
    return usesBalance
      ? t`Деньги за неиспользованные дни вернутся на баланс.`
      : t`Деньги за неиспользованные дни вернутся туда, откуда вы платили.`;
  }
  return usesBalance
    ? t`На баланс вернётся около ${sum(refund)}.`
    : t`Вернётся около ${sum(refund)}, туда, откуда вы платили.`;
};
