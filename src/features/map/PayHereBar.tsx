import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useProfile } from '~/data/profile/useProfile';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { runningSessions } from '~/domain/session';
import { inLanguage } from '~/i18n/inLanguage';
import { SessionStrip } from '~/parts/session/SessionStrip';
import { nowAtom } from '~/state/clock';
import { audienceAtom } from '~/state/signIn';
import { cityStaysAtom } from '~/state/stays';
import { openWindow } from '~/state/windows';
import { Button } from '~/ui/Button';
import { buttonClass } from '~/ui/buttonClass';

/** The lower edge of the map: what is running, and the one deed that most drivers came for. */
export const PayHereBar = () => {
  const now = useAtomValue(nowAtom);
  const isDriver = useAtomValue(audienceAtom) === 'driver';
  const guestPayment = useCapabilities()?.guestPayment;
  const { profile } = useProfile();
  const stays = useAtomValue(cityStaysAtom);
  const [running] = runningSessions(profile?.sessions ?? [], now);
  const stay = isDriver ? undefined : stays.findLast(({ state, endsAt }) => state === 'confirmed' && endsAt > now);
  return (
    <div className="absolute inset-x-2 bottom-[max(0.5rem,env(safe-area-inset-bottom))] mx-auto grid max-w-md gap-2">
      {running && (
        <Link to="/{-$lng}/profile/parking" params={inLanguage} className="rounded-sheet border border-line bg-paper shadow-float">
          <SessionStrip session={running} now={now} />
        </Link>
      )}
      {stay && (
        <Link
          to="/{-$lng}/guest-payment"
          params={inLanguage}
          search={{ stay: stay.id }}
          className="rounded-sheet border border-line bg-paper shadow-float"
        >
          <SessionStrip session={{ ...stay, status: 'active' }} now={now} />
        </Link>
      )}
      {isDriver && (
        <Link to="/{-$lng}/profile/parking" params={inLanguage} className={buttonClass('primary', true)}>
          {t`Оплатить парковку`}
        </Link>
      )}
      {!isDriver && guestPayment !== 'no' && (
        <Link to="/{-$lng}/guest-payment" params={inLanguage} className={buttonClass('primary', true)}>
          {t`Оплатить парковку`}
        </Link>
      )}
      {!isDriver && guestPayment === 'no' && (
        <Button isWide onClick={() => openWindow({ name: 'login' })}>
          {t`Войти и оплатить`}
        </Button>
      )}
    </div>
  );
};
