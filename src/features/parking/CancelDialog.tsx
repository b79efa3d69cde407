import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { cancelStay } from '~/data/payments/cancelStay';
import { useDriverRun } from '~/data/payments/useDriverRun';
import { useProfile } from '~/data/profile/useProfile';
import { isOpen } from '~/domain/payments/attempt.state';
import { placeNumber } from '~/domain/stay/placeRef';
import { canCancel } from '~/domain/stay/stay';
import { errorText } from '~/i18n/errorText';
import { cost } from '~/i18n/format';
import { RunNotice } from '~/components/payment/RunNotice';
import { PlateView } from '~/components/plate/PlateView';
import { ZoneBadge } from '~/components/ZoneBadge';
import { nowAtom } from '~/state/clock';
import { isOnlineAtom } from '~/platform/network';
import { driverAtom } from '~/state/session/signIn';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { usePendingAction } from '~/ui/usePendingAction';
import { useFocusOnChange } from '~/ui/useFocusOnChange';
import { ModalDialog } from '~/ui/ModalDialog';
import { useProfileStay } from './useProfileStay';

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
  const [balanceBefore] = useState(profile?.balance);
  const stay = current ?? initialStay;
  const run = useDriverRun();
  const phase = run.attemptStatus?.state.phase;
  const isUndecided = run.attemptStatus !== undefined && isOpen(run.attemptStatus.state) && phase !== 'sending';
  const [isBusy, cancel] = usePendingAction(async () => {
    if (signIn && stay) await run.run(() => cancelStay(queryClient, signIn, stay));
  });
  const isCancelled = phase === 'done' || phase === 'doneTwice';
  const box = useFocusOnChange(String(isCancelled));

  if (!stay) {
    return (
      <ModalDialog title={t`Прервать парковку`} onClose={onClose}>
        <Notice severity="info">{t`Этой парковки больше нет в списке.`}</Notice>
      </ModalDialog>
    );
  }
  const place = placeNumber(stay);
  return (
    <ModalDialog title={t`Прервать парковку`} onClose={onClose}>
      <div ref={box} className="grid gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <PlateView plate={stay.plate} />
          <ZoneBadge number={place} />
        </div>
        {isCancelled ? (
          <div tabIndex={-1} data-autofocus className="outline-none">
            <Notice severity="good" title={t`Парковка отменена`}>
              {profile?.balance !== undefined && profile.balance !== balanceBefore
                ? t`Неиспользованное вернулось. На балансе ${cost(profile.balance)}.`
                : t`Неиспользованное вернётся на баланс.`}
            </Notice>
          </div>
        ) : (
          <p className="text-lead">{t`Прервать парковку ${stay.plate} в зоне ${place}? Деньги за неиспользованное время вернутся на баланс.`}</p>
        )}
        {run.attemptStatus?.state.phase === 'refused' ? (
          <Notice severity="danger" title={t`Произошла ошибка`}>
            {errorText(run.attemptStatus.state.errorName, run.attemptStatus.state.message)}
          </Notice>
        ) : (
          <RunNotice run={run} />
        )}
        {!isCancelled && !canCancel(stay, now) && (
          <Notice severity="warning">{t`До конца меньше 30 минут: отменить уже нельзя`}</Notice>
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
              {t`Прервать парковку`}
            </Button>
            <Button variant="secondary" isWide onClick={onClose}>
              {t`Не прерывать`}
            </Button>
          </div>
        )}
      </div>
    </ModalDialog>
  );
};
