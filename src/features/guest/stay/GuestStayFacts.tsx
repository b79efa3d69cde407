import { useAtomValue } from 'jotai';
import { placeNumber } from '~/domain/stay/placeRef';
import { cost, timeOrDate } from '~/i18n/format';
import { PlateView } from '~/components/plate/PlateView';
import { ZoneBadge } from '~/components/ZoneBadge';
import { nowAtom } from '~/state/clock';
import type { GuestStay } from '~/state/payments/guestStays';

/** The order: vehicle, place, time and sum. */
export const GuestStayFacts = ({
  stay: { plate, isForeign, startsAt, endsAt, timeZone, ...stay },
}: {
  stay: GuestStay;
}) => {
  const now = useAtomValue(nowAtom);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <PlateView plate={plate} isForeign={isForeign} />
      <ZoneBadge number={placeNumber(stay)} />
      <p className="text-lead">
        {timeOrDate(startsAt, now, timeZone)}–{timeOrDate(endsAt, now, timeZone)}, {cost(stay.sum)}
      </p>
    </div>
  );
};
