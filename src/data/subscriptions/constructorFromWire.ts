import type { ReplyOf } from '~/api/contract/endpoint';
import type { getConstructorTiming, getConstructorZones, selectSubscriptions } from '~/api/contract/subscriptions';
import { dayKey, instantFromWire } from '~/domain/cityTime';
import { kopecksFromRoubles } from '~/domain/money';
import type { FoundOffer, SearchZone } from '~/domain/subscriptionSearch.flow';
import { filled } from '../wireText';
import { onceByCode } from './onceByCode';

const longestName = 200;
const mostZones = 3000;
const mostTimings = 100;
const mostOffers = 100;
/** A hundred years: no more can be meant. */
const mostDays = 36_525;

/** Zones that have a code, each once. */
export const searchZonesFromWire = ({ result }: ReplyOf<typeof getConstructorZones>): SearchZone[] => {
  const zones = result.flatMap(({ code, special }): SearchZone[] => {
    const named = filled(code, longestName);
    return named === undefined ? [] : [{ code: named, isSpecial: special }];
  });
  return onceByCode(zones).slice(0, mostZones);
};

/** Numbers of days, rising, each once. */
export const timingFromWire = ({ result }: ReplyOf<typeof getConstructorTiming>): number[] =>
  [...new Set(result.filter((days) => Number.isInteger(days) && days > 0 && days <= mostDays))]
    .sort((one, other) => one - other)
    .slice(0, mostTimings);

/** What fits: what can be named and has a price, each code once. */
export const foundFromWire = ({ result }: ReplyOf<typeof selectSubscriptions>, timeZone: string): FoundOffer[] => {
  const offers = result.flatMap((wire): FoundOffer[] => {
    const [title, type] = [filled(wire.permissionKind, longestName), filled(wire.permissionType, longestName)];
    const code = wire.permissionKindCode.trim();
    if (title === undefined || code === '' || wire.price < 0) return [];
    const startsAt = wire.startDate === undefined ? undefined : instantFromWire(wire.startDate, timeZone);
    return [
      {
        code,
        title,
        type,
        sum: kopecksFromRoubles(wire.price),
        zones: wire.zones.slice(0, mostZones).flatMap((zone) => filled(zone, longestName) ?? []),
        startDay: startsAt === undefined ? undefined : dayKey(startsAt, timeZone),
      },
    ];
  });
  return onceByCode(offers).slice(0, mostOffers);
};
