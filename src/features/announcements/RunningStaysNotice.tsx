import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { usePaysLater } from '~/data/payments/pay-later/usePaysLater';
import { useProfile } from '~/data/profile/useProfile';
import type { Instant } from '~/domain/time/cityTime';
import { placeNumber } from '~/domain/stay/placeRef';
import { currentStays } from '~/domain/stay/stay';
import { timeOrDate } from '~/i18n/format';
import { PlateView } from '~/components/plate/PlateView';
import { ZoneBadge } from '~/components/ZoneBadge';
import { cityAtom } from '~/state/currentCity';
import { minuteAtom } from '~/state/clock';
import { cityGuestStaysAtom } from '~/state/payments/guestStays';

/** Read-only list of running stays, one line each: the driver's and those stored on this device. */
export const RunningStaysNotice = () => {
  const now = useAtomValue(minuteAtom);
  const timeZone = useAtomValue(cityAtom)?.timeZone ?? 'UTC';
  const { profile } = useProfile();
  const paysAfterwards = usePaysLater();
  const guestStays = useAtomValue(cityGuestStaysAtom).filter(({ endsAt, isUnopened }) => endsAt > now && !isUnopened);
  const stays = [
    ...currentStays(profile?.sessions ?? [], now, paysAfterwards).map((stay) => ({
      ...stay,
      isForeign: false,
      isConfirmed: true,
      isOpenEnded: paysAfterwards || stay.isOpenEnded === true,
      isEndReckoned: false,
    })),
    // The city sends a guest no end time.
    ...guestStays.map((stay) => ({
      ...stay,
      isConfirmed: stay.state === 'confirmed',
      isOpenEnded: false,
      isEndReckoned: !stay.isPost,
    })),
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
            <ZoneBadge number={placeNumber(stay)} />
            <span className="text-lead font-semibold">
              {isOpenEnded ? t`с ${timeOrDate(startsAt, now, timeZone)}` : endOf(endsAt, now, timeZone, isEndReckoned)}
              {!isConfirmed && (
                <span className="block text-base font-normal text-ending">{t`Город пока не подтвердил оплату`}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const endOf = (endsAt: Instant, now: Instant, timeZone: string, isCalculated: boolean): string =>
  isCalculated ? t`Конец около ${timeOrDate(endsAt, now, timeZone)}` : t`до ${timeOrDate(endsAt, now, timeZone)}`;
