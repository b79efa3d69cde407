import { useAtomValue } from 'jotai';
import { placeNumber } from '~/domain/placeRef';
import { sum, timeOrDate } from '~/i18n/format';
import { PlateView } from '~/parts/plate/PlateView';
import { ZoneSign } from '~/parts/ZoneSign';
import { nowAtom } from '~/state/clock';
import type { GuestStay } from '~/state/stays';

/** What was ordered: car, place, time and sum. */
export const StayFacts = ({ stay: { plate, isForeign, startsAt, endsAt, timeZone, ...stay } }: { stay: GuestStay }) => {
  const now = useAtomValue(nowAtom);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <PlateView plate={plate} isForeign={isForeign} />
      <ZoneSign number={placeNumber(stay)} />
      <p className="text-lead">
        {timeOrDate(startsAt, now, timeZone)}–{timeOrDate(endsAt, now, timeZone)}, {sum(stay.sum)}
      </p>
    </div>
  );
};
