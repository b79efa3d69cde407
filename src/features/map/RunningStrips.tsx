import { Link } from '@tanstack/react-router';
import { useProfile } from '~/data/profile/useProfile';
import type { Instant } from '~/domain/cityTime';
import { runningSessions } from '~/domain/session';
import { inLanguage } from '~/i18n/inLanguage';
import { SessionStrip } from '~/parts/session/SessionStrip';
import type { GuestStay } from '~/state/stays';

const look = 'rounded-sheet border border-line bg-paper shadow-float';

/** The driver's stay that ends first. */
export const DriverStrip = ({ now }: { now: Instant }) => {
  const { profile } = useProfile();
  const [running] = runningSessions(profile?.sessions ?? [], now);
  return (
    running && (
      <Link to="/{-$lng}/profile/parking" params={inLanguage} className={look}>
        <SessionStrip session={running} now={now} />
      </Link>
    )
  );
};

/** A stay that was paid on this device without a login. */
export const GuestStrip = ({ stay, now }: { stay: GuestStay; now: Instant }) => (
  <Link to="/{-$lng}/guest-payment" params={inLanguage} search={{ stay: stay.id }} className={look}>
    <SessionStrip session={{ ...stay, status: 'active' }} now={now} />
  </Link>
);
