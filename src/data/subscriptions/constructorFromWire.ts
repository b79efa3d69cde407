import type { ReplyOf } from '~/api/contract/endpoint';
import type { getConstructorTiming, getConstructorZones, selectSubscriptions } from '~/api/contract/subscriptions';
import { dayKey, instantFromWire } from '~/domain/time/cityTime';
import { kopecksFromRoubles } from '~/domain/money/money';
import type { FoundOffer, SearchZone } from '~/domain/permits/subscriptionSearch.flow';
import { nonEmpty } from '../wireText';
import { uniqueByCode } from './uniqueByCode';

const maxNameLength = 200;
const maxZones = 3000;
const maxTimings = 100;
const maxOffers = 100;
/** A hundred years: no longer duration can be meant. */
const maxDays = 36_525;

/** Zones with a code, without duplicates. */
export const searchZonesFromWire = ({ result }: ReplyOf<typeof getConstructorZones>): SearchZone[] => {
  const zones = result.flatMap(({ code, special }): SearchZone[] => {
    const zoneCode = nonEmpty(code, maxNameLength);
    return zoneCode === undefined ? [] : [{ code: zoneCode, isSpecial: special }];
  });
  return uniqueByCode(zones).slice(0, maxZones);
};

/** Numbers of days in ascending order, without duplicates. */
export const timingFromWire = ({ result }: ReplyOf<typeof getConstructorTiming>): number[] =>
  [...new Set(result.filter((days) => Number.isInteger(days) && days > 0 && days <= maxDays))]
    .sort((one, other) => one - other)
    .slice(0, maxTimings);

/** Matching offers that have a name and a price, one for each code. */
export const foundOffersFromWire = (
  { result }: ReplyOf<typeof selectSubscriptions>,
  timeZone: string,
): FoundOffer[] => {
  const offers = result.flatMap((wire): FoundOffer[] => {
    const [title, type] = [nonEmpty(wire.permissionKind, maxNameLength), nonEmpty(wire.permissionType, maxNameLength)];
    const code = wire.permissionKindCode.trim();
    if (title === undefined || code === '' || wire.price < 0) return [];
    const startsAt = wire.startDate === undefined ? undefined : instantFromWire(wire.startDate, timeZone);
    return [
      {
        code,
        title,
        type,
        sum: kopecksFromRoubles(wire.price),
        zones: wire.zones.slice(0, maxZones).flatMap((zone) => nonEmpty(zone, maxNameLength) ?? []),
        startDay: startsAt === undefined ? undefined : dayKey(startsAt, timeZone),
      },
    ];
  });
  return uniqueByCode(offers).slice(0, maxOffers);
};
