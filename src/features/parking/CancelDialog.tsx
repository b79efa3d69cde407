import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { cancelStay } from '~/data/payments/cancelStay';
import { useDriverRun } from '~/data/payments/useDriverRun';
import { useProfile } from '~/data/profile/useProfile';
import { isOpen } from '~/domain/payments/attempt.state';
import { placeNumber } from '~/domain/stay/placeRef';
import { canCancel, estimatedRefund, type Stay } from '~/domain/stay/stay';
import { errorText } from '~/i18n/errorText';
import type { Kopecks } from '~/domain/money/money';
import { cost, sum } from '~/i18n/format';
import { RunNotice } from '~/components/payment/RunNotice';
import { StayLine } from '~/components/stay/StayLine';
import { nowAtom } from '~/state/clock';
import { isOnlineAtom } from '~/platform/network';
import { driverAtom } from '~/state/session/signIn';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { usePendingAction } from '~/ui/usePendingAction';
import { useFocusOnChange } from '~/ui/useFocusOnChange';
import { ModalDialog } from '~/ui/ModalDialog';
import { useProfileStay } from './useProfileStay';

/**
 * The money that came back. A balance that has risen by more than the stay's price has had other money too, so only the
 * balance is named then.
 */
const returnedText = ({ sum: price = 0 }: Stay, before: Kopecks | undefined, balance: Kopecks | undefined): string => {
  if (balance === undefined || balance === before) return t`Деньги за оставшееся время вернутся на баланс.`;
  const returned = before === undefined ? 0 : balance - before;
  return returned > 0 && returned <= price
    ? t`Вернули ${cost(returned)}, на балансе ${cost(balance)}.`
    : t`Деньги за оставшееся время вернулись. На балансе ${cost(balance)}.`;
};

/** Stops a running stay after a confirmation that names its plate and zone, and shows the outcome (SHELL-14). */
export const CancelDialog = ({ stayId, onClose }: { stayId: string; onClose: () => void }) => {
  const queryClient = useQueryClient();
  const signIn = useAtomValue(driverAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  const now = useAtomValue(nowAtom);
  const { profile } = useProfile();
  const current = useProfileStay(stayId);
  // A cancelled stay leaves the list, but the dialog still shows it.
  const [initialStay] = useState(current);
  // An older balance must not be shown as the new one before the city has sent that.
  const [balanceBefore, setBalanceBefore] = useState<number>();
  const stay = current ?? initialStay;
  const run = useDriverRun();
  const phase = run.attemptStatus?.state.phase;
  const isUndecided = run.attemptStatus !== undefined && isOpen(run.attemptStatus.state) && phase !== 'sending';
  const [isBusy, cancel] = usePendingAction(async () => {
    setBalanceBefore(profile?.balance);
    if (signIn && stay) await run.run(() => cancelStay(queryClient, signIn, stay));
  });
  const isCancelled = phase === 'done' || phase === 'doneTwice';
  const box = useFocusOnChange(String(isCancelled));

  if (!stay) {
    return (
      <ModalDialog title={t`Остановить парковку`} onClose={onClose}>
        <Notice severity="info">{t`Этой парковки больше нет в списке.`}</Notice>
      </ModalDialog>
    );
  }
  const estimate = canCancel(stay, now) ? estimatedRefund(stay, now) : 0;
  return (
    <ModalDialog title={t`Остановить парковку`} onClose={onClose}>
      <div ref={box} className="grid gap-4">
        <StayLine plate={stay.plate} place={placeNumber(stay)} />
        {isCancelled ? (
          <div tabIndex={-1} data-autofocus className="outline-none">
            <Notice severity="good" title={t`Парковка остановлена`}>
              {returnedText(stay, balanceBefore, profile?.balance)}
            </Notice>
          </div>
        ) : (
          <p className="text-lead">{t`Деньги за оставшееся время вернутся на баланс.`}</p>
        )}
        {run.attemptStatus?.state.phase === 'refused' ? (
          <Notice severity="danger" title={t`Произошла ошибка`}>
            {errorText(run.attemptStatus.state.errorName, run.attemptStatus.state.message)}
          </Notice>
        ) : (
          <RunNotice run={run} />
        )}
        {!isCancelled && !canCancel(stay, now) && (
          <Notice severity="warning">{t`До конца меньше 30 минут: остановить уже нельзя`}</Notice>
        )}
        {isCancelled ? (
          <Button isWide onClick={onClose}>
            {t`Готово`}
          </Button>
        ) : (
          <div className="grid gap-2">
            <Button
              variant="danger"
              isWide
              isBusy={isBusy}
              disabled={!isOnline || isUndecided || !canCancel(stay, now)}
              onClick={cancel}
            >
              {estimate > 0 ? t`Остановить и вернуть около ${sum(estimate)}` : t`Остановить парковку`}
            </Button>
            <Button variant="secondary" isWide onClick={onClose}>
              {t`Не останавливать`}
            </Button>
          </div>
        )}
      </div>
    </ModalDialog>
  );
};
