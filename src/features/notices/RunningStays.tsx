import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { usePaysAfterwards } from '~/data/payments/deferred/usePaysAfterwards';
import { useProfile } from '~/data/profile/useProfile';
import type { Instant } from '~/domain/cityTime';
import { placeNumber } from '~/domain/placeRef';
import { runningSessions } from '~/domain/session';
import { timeOrDate } from '~/i18n/format';
import { PlateView } from '~/parts/plate/PlateView';
import { ZoneSign } from '~/parts/ZoneSign';
import { cityAtom } from '~/state/city';
import { minuteAtom } from '~/state/clock';
import { cityStaysAtom } from '~/state/stays';

/** What is still running while nothing can be done about it: the driver's stays and this device's, each in one line. */
export const RunningStays = () => {
  const now = useAtomValue(minuteAtom);
  const timeZone = useAtomValue(cityAtom)?.timeZone ?? 'UTC';
  const { profile } = useProfile();
  const paysAfterwards = usePaysAfterwards();
  const ofDevice = useAtomValue(cityStaysAtom).filter(({ endsAt, isUnopened }) => endsAt > now && !isUnopened);
  const stays = [
    ...runningSessions(profile?.sessions ?? [], now).map((session) => ({
      ...session,
      isForeign: false,
      isConfirmed: true,
      isOpenEnded: paysAfterwards,
      isEndReckoned: false,
    })),
    // The city tells a guest no end.
    ...ofDevice.map((stay) => ({ ...stay, isConfirmed: stay.state === 'confirmed', isOpenEnded: false, isEndReckoned: !stay.isPost })),
  ];
  if (stays.length === 0) return null;
  return (
    <section aria-labelledby="running-title" className="grid gap-2">
      <h2 id="running-title" className="text-title font-bold">
        {t`Ваши парковки`}
      </h2>
      <ul className="grid gap-2">
        {stays.map(({ id, plate, isForeign, startsAt, endsAt, isConfirmed, isOpenEnded, isEndReckoned, ...stay }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 rounded-sheet border border-line p-3">
            <PlateView plate={plate} isForeign={isForeign} />
            <ZoneSign number={placeNumber(stay)} />
            <span className="text-lead font-semibold">
              {isOpenEnded ? t`с ${timeOrDate(startsAt, now, timeZone)}` : endOf(endsAt, now, timeZone, isEndReckoned)}
              {!isConfirmed && <span className="block text-base font-normal text-ending">{t`Город пока не подтвердил оплату`}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const endOf = (endsAt: Instant, now: Instant, timeZone: string, isReckoned: boolean): string =>
  isReckoned ? t`Конец около ${timeOrDate(endsAt, now, timeZone)}` : t`до ${timeOrDate(endsAt, now, timeZone)}`;
