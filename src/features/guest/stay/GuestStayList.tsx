import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { timeOrDate } from '~/i18n/format';
import { inLanguage } from '~/i18n/inLanguage';
import { PlateView } from '~/components/plate/PlateView';
import { minuteAtom } from '~/state/clock';
import { cityGuestStaysAtom } from '~/state/payments/guestStays';
import { Icon } from '~/ui/Icon';

/** The last stays of this device, newest first. Each opens with its timer. */
export const GuestStayList = () => {
  const now = useAtomValue(minuteAtom);
  const stays = useAtomValue(cityGuestStaysAtom).slice(-5).reverse();
  return (
    <section aria-labelledby="stays-title" className="grid gap-2">
      <h2 id="stays-title" className="text-lead font-bold">
        {t`Ваши парковки на этом устройстве`}
      </h2>
      <ul className="grid">
        {stays.map((stay) => (
          <li key={stay.id} className="border-b border-line last:border-0">
            <Link
              to="/{-$lng}/guest-payment"
              params={inLanguage}
              search={{ stay: stay.id }}
              className="flex min-h-14 items-center gap-3 py-1 active:bg-sign-soft"
            >
              <PlateView plate={stay.plate} isForeign={stay.isForeign} />
              <span className="grow">
                {stay.state === 'confirmed' && stay.endsAt > now
                  ? t`примерно до ${timeOrDate(stay.endsAt, now, stay.timeZone)}`
                  : timeOrDate(stay.startsAt, now, stay.timeZone)}
                {stay.state !== 'confirmed' && (
                  <span className="block text-small text-muted">
                    {stay.isUnopened ? t`не оплачено` : t`не подтверждено`}
                  </span>
                )}
              </span>
              <Icon name="next" className="text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
