import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { usePaysAfterwards } from '~/data/payments/deferred/usePaysAfterwards';
import { useProfile } from '~/data/profile/useProfile';
import { useTariffContext } from '~/data/settings/useTariffContext';
import { runningSessions } from '~/domain/session';
import { timeOrDate } from '~/i18n/format';
import { inLanguage } from '~/i18n/inLanguage';
import { SessionStrip } from '~/parts/session/SessionStrip';
import { dropPastPlaces } from '~/state/carPlace';
import { nowAtom, serverNow } from '~/state/clock';
import type { GuestStay } from '~/state/stays';
import { CarRow } from './car/CarRow';
import { OverMap } from './list/OverMap';

const look = 'overflow-hidden rounded-sheet border border-line bg-paper shadow-float';

/** The driver's stay that ends first, and its car. */
export const DriverStrip = () => {
  const now = useAtomValue(nowAtom);
  const { profile } = useProfile();
  const paysAfterwards = usePaysAfterwards();
  const { timeZone } = useTariffContext();
  const sessions = profile?.sessions;
  const [running] = runningSessions(sessions ?? [], now);
  useEffect(() => {
    if (sessions) dropPastPlaces(serverNow(), sessions);
  }, [sessions]);
  return (
    running && (
      <OverMap>
        <div className={look}>
          <Link to="/{-$lng}/profile/parking" params={inLanguage} className="block">
            <SessionStrip
              session={running}
              now={now}
              since={paysAfterwards ? timeOrDate(running.startsAt, now, timeZone) : undefined}
              timeZone={paysAfterwards ? undefined : timeZone}
            />
          </Link>
          <CarRow key={running.id} stay={running} />
        </div>
      </OverMap>
    )
  );
};

/** A stay that was paid on this device without a login, and its car. */
export const GuestStrip = ({ stay }: { stay: GuestStay }) => {
  const now = useAtomValue(nowAtom);
  return (
    <OverMap>
      <div className={look}>
        <Link to="/{-$lng}/guest-payment" params={inLanguage} search={{ stay: stay.id }} className="block">
          <SessionStrip session={{ ...stay, status: 'active' }} now={now} />
        </Link>
        <CarRow key={stay.id} stay={stay} />
      </div>
    </OverMap>
  );
};
