import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { cancelParking } from '~/data/payments/cancelParking';
import { useDriverRun } from '~/data/payments/useDriverRun';
import { useProfile } from '~/data/profile/useProfile';
import { isOpen } from '~/domain/attempt.state';
import { placeNumber } from '~/domain/placeRef';
import { canCancel } from '~/domain/session';
import { sum } from '~/i18n/format';
import { RunNotice } from '~/parts/payment/RunNotice';
import { PlateView } from '~/parts/plate/PlateView';
import { ZoneSign } from '~/parts/ZoneSign';
import { nowAtom } from '~/state/clock';
import { isOnlineAtom } from '~/state/network';
import { driverAtom } from '~/state/signIn';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { useTapOnce } from '~/ui/useTapOnce';
import { useFocusOnChange } from '~/ui/useFocusOnChange';
import { Window } from '~/ui/Window';
import { useSession } from './useSession';

/** Stops a running stay, after asking with its plate and zone; says what came of it. */
export const CancelWindow = ({ sessionId, onClose }: { sessionId: string; onClose: () => void }) => {
  const queryClient = useQueryClient();
  const signIn = useAtomValue(driverAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  const now = useAtomValue(nowAtom);
  const { profile } = useProfile();
  const current = useSession(sessionId);
  // The stay leaves the list when it is cancelled; the window still tells about it.
  const [asked] = useState(current);
  // What is known before the city has told the new balance must not pass for it.
  const [balanceBefore] = useState(profile?.balance);
  const session = current ?? asked;
  const run = useDriverRun();
  const phase = run.trace?.state.phase;
  const isUndecided = run.trace !== undefined && isOpen(run.trace.state) && phase !== 'sending';
  const [isBusy, cancel] = useTapOnce(async () => {
    if (signIn && session) await run.run(() => cancelParking(queryClient, signIn, session));
  });
  const isCancelled = phase === 'done' || phase === 'doneTwice';
  const box = useFocusOnChange(String(isCancelled));

  if (!session) {
    return (
      <Window title={t`Прервать парковку`} onClose={onClose}>
        <Notice mood="info">{t`Этой парковки больше нет в списке.`}</Notice>
      </Window>
    );
  }
  const place = placeNumber(session);
  return (
    <Window title={t`Прервать парковку`} onClose={onClose}>
      <div ref={box} className="grid gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <PlateView plate={session.plate} />
          <ZoneSign number={place} />
        </div>
        {isCancelled ? (
          <div tabIndex={-1} data-autofocus className="outline-none">
            <Notice mood="good" title={t`Парковка отменена`}>
              {profile?.balance !== undefined && profile.balance !== balanceBefore
                ? t`Неиспользованное вернулось. На балансе ${sum(profile.balance)}.`
                : t`Неиспользованное вернётся на баланс.`}
            </Notice>
          </div>
        ) : (
          <p className="text-lead">{t`Прервать парковку ${session.plate} в зоне ${place}? Деньги за неиспользованное время вернутся на баланс.`}</p>
        )}
        <RunNotice run={run} />
        {!isCancelled && !canCancel(session, now) && <Notice mood="warning">{t`До конца меньше 30 минут: отменить уже нельзя`}</Notice>}
        {isCancelled ? (
          <Button isWide onClick={onClose}>
            {t`Готово`}
          </Button>
        ) : (
          <div className="grid gap-2">
            <Button look="danger" isWide isBusy={isBusy} disabled={!isOnline || isUndecided || !canCancel(session, now)} onClick={cancel}>
              {t`Прервать парковку`}
            </Button>
            <Button look="secondary" isWide onClick={onClose}>
              {t`Не прерывать`}
            </Button>
          </div>
        )}
      </div>
    </Window>
  );
};
