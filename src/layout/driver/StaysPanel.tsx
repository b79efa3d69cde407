import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { noStaysText } from '~/components/noStaysText';
import { inLanguage } from '~/i18n/inLanguage';
import { Age } from '~/components/Age';
import { StaysPlaceholder } from '~/components/driver/StaysPlaceholder';
import { useStayList } from '~/data/profile/useStayList';
import { isOnlineAtom } from '~/platform/network';
import { buttonClass } from '~/ui/buttonClass';
import type { PanelProps } from './PanelProps';
import { StayItem } from './StayItem';

/** The running stays, one of them expanded, and a link to all of them or to a new one (SHELL-18…20). */
export const StaysPanel = ({ isSheet, onClose }: PanelProps) => {
  const { profile, readAt, error, now, timeZone, sms, running, isOnlyOne, canExtendBySms, paysAfterwards, ...list } =
    useStayList();
  const isOnline = useAtomValue(isOnlineAtom);
  // Undefined means the stay that ends first; an empty string means that the driver has collapsed all.
  const [chosen, setChosen] = useState<string>();
  const offlineText = paysAfterwards
    ? t`Завершить парковку можно, когда появится сеть.`
    : t`Продлить и остановить можно, когда появится сеть.`;
  const expandedId = chosen ?? running[0]?.id;
  return (
    <div className="grid gap-3">
      {!profile && <StaysPlaceholder error={error} {...list} />}
      {profile && (running.length === 0 || profile.hasUnreadStay) && (
        <p className="text-muted">{noStaysText(profile.hasUnreadStay)}</p>
      )}
      {running.length > 0 && (
        <ul className="grid">
          {running.map((stay) => (
            <StayItem
              key={stay.id}
              stay={stay}
              now={now}
              timeZone={timeZone}
              sms={sms}
              isOnlyOne={isOnlyOne}
              isExpanded={stay.id === expandedId}
              onToggle={(isCollapsing) => setChosen(isCollapsing ? '' : stay.id)}
              onClose={onClose}
            />
          ))}
        </ul>
      )}
      {running.length > 0 && !isOnline && !canExtendBySms && <p className="text-small text-muted">{offlineText}</p>}
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
