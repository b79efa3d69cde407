import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useCapabilities } from '~/data/settings/useCapabilities';
import type { Benefit } from '~/domain/benefit';
import { isOnlineAtom } from '~/state/network';
import { openWindow } from '~/state/windows';
import { Button } from '~/ui/Button';
import { useDeed } from './useDeed';

interface Props {
  benefit: Benefit;
  /** What the right is called on the page. */
  labelId: string;
}

/** What the server allows to be done with a right, each asked about first (ABON-04…ABON-07). */
export const BenefitActions = ({ benefit, labelId }: Props) => {
  const act = useDeed();
  const isOnline = useAtomValue(isOnlineAtom);
  const usesBalance = useCapabilities()?.usesBalance ?? false;
  const { orderNumber, type, variation } = benefit;
  if (orderNumber === undefined) return null;
  const name = [variation ?? type, benefit.plate].filter(Boolean).join(', ');
  const common = { look: 'secondary', disabled: !isOnline, 'aria-describedby': labelId } as const;
  return (
    <div className="flex flex-wrap gap-2 *:grow min-[540px]:*:grow-0">
      {benefit.canPause && (
        <Button
          {...common}
          onClick={() =>
            openWindow({
              name: 'confirm',
              title: t`Приостановить абонемент?`,
              text: t`${name}. Пока абонемент приостановлен, он не действует.`,
              confirmLabel: t`Приостановить`,
              onConfirm: () => act({ kind: 'pause', orderNumber }),
              doneText: t`Действие абонемента приостановлено`,
            })
          }
        >
          {t`Приостановить`}
        </Button>
      )}
      {benefit.canContinue && (
        <Button
          {...common}
          onClick={() =>
            openWindow({
              name: 'confirm',
              title: t`Возобновить абонемент?`,
              text: t`${name}. Абонемент снова начнёт действовать.`,
              confirmLabel: t`Возобновить`,
              onConfirm: () => act({ kind: 'continue', orderNumber }),
              doneText: t`Действие абонемента возобновлено`,
            })
          }
        >
          {t`Возобновить`}
        </Button>
      )}
      {benefit.canChangeVehicle && (
        <Button {...common} onClick={() => openWindow({ name: 'changeVehicle', benefit: { ...benefit, orderNumber } })}>
          {t`Сменить автомобиль`}
        </Button>
      )}
      {benefit.canRefund && (
        <Button
          {...common}
          look="danger"
          onClick={() =>
            openWindow({
              name: 'confirm',
              title: t`Вернуть деньги за абонемент?`,
              text: usesBalance
                ? t`${name}. Абонемент перестанет действовать, деньги за неиспользованные дни вернутся на баланс.`
                : t`${name}. Абонемент перестанет действовать, деньги за неиспользованные дни вернутся тем же путём, каким вы платили.`,
              confirmLabel: t`Вернуть деньги`,
              onConfirm: () => act({ kind: 'refund', orderNumber }),
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
