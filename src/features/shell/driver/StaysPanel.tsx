import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { usePaysAfterwards } from '~/data/payments/deferred/usePaysAfterwards';
import { useProfile } from '~/data/profile/useProfile';
import { useTariffContext } from '~/data/settings/useTariffContext';
import { runningSessions } from '~/domain/session';
import { inLanguage } from '~/i18n/inLanguage';
import { Age } from '~/parts/Age';
import { WaitOrRetry } from '~/parts/WaitOrRetry';
import { cityAtom } from '~/state/city';
import { nowAtom } from '~/state/clock';
import { isOnlineAtom } from '~/state/network';
import { buttonClass } from '~/ui/buttonClass';
import type { PanelProps } from './PanelProps';
import { StayItem } from './StayItem';

/** The running stays, one of them unfolded; it ends with the way to all of them, or to a new one (SHELL-18…20). */
export const StaysPanel = ({ isSheet, onClose }: PanelProps) => {
  const { profile, readAt, error, refetch, isFetching } = useProfile();
  const now = useAtomValue(nowAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  const { timeZone } = useTariffContext();
  const paysAfterwards = usePaysAfterwards();
  const running = runningSessions(profile?.sessions ?? [], now);
  // Nothing chosen yet: the one that ends first. Folded by hand: none.
  const [chosen, setChosen] = useState<string>();
  const isBySms = useAtomValue(cityAtom)?.sms.extend !== undefined && !paysAfterwards && running.length === 1;
  const offlineText = paysAfterwards ? t`Завершить парковку можно, когда появится сеть.` : t`Продлить и прервать можно, когда появится сеть.`;
  const unfolded = chosen ?? running[0]?.id;
  return (
    <div className="grid gap-3">
      {!profile && (
        <WaitOrRetry isFailed={error !== null} title={t`Парковки загрузить не удалось`} isAsking={isFetching} onRetry={refetch}>
          <div className="h-32 rounded-sheet bg-raised" />
        </WaitOrRetry>
      )}
      {profile && running.length === 0 && <p className="text-muted">{t`Сейчас ничего не идёт. Оплатите парковку, и она появится здесь.`}</p>}
      {running.length > 0 && (
        <ul className="grid">
          {running.map((session) => (
            <StayItem
              key={session.id}
              session={session}
              now={now}
              timeZone={timeZone}
              isOnlyOne={running.length === 1}
              isUnfolded={session.id === unfolded}
              onFold={(isFolded) => setChosen(isFolded ? '' : session.id)}
              onClose={onClose}
            />
          ))}
        </ul>
      )}
      {running.length > 0 && !isOnline && !isBySms && <p className="text-small text-muted">{offlineText}</p>}
      {profile && (error ?? !isOnline) && <Age at={readAt} now={now} timeZone={timeZone} />}
      <Link
        to="/{-$lng}/profile/parking"
        params={inLanguage}
        replace={isSheet}
        className={buttonClass(running.length > 0 ? 'secondary' : 'primary', true)}
        onClick={onClose}
      >
        {running.length > 0 ? t`Все парковки` : t`Оплатить парковку`}
      </Link>
    </div>
  );
};
