import { createHash } from 'node:crypto';
import { roubles } from '../../rules/money';
import { constructorKopecks, constructorTimings, maxSpecialDays } from '../../rules/constructorPrice';
import { permitTitle } from '../../rules/permitTerms';
import { isoInCity, momentOf } from '../../rules/wallTime';
import { constructorZones, saveOffer, type CustomOffer } from '../../store/permits/constructorOffers';
import { driverOf } from '../caller';
import type { CallContext } from '../CallContext';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { readDay, startDays } from './readOffer';

type Zone = ReturnType<typeof constructorZones>[number];

/** The calling driver. Throws InDevelopingError if the city has no subscription constructor. */
const constructorUser = (context: CallContext): number => {
  const account = driverOf(context);
  if (!context.rules.settings.useSubscriptionConstructor) throw new Refusal('InDevelopingError');
  return account;
};

export const getConstructorZones: Handler<'getConstructorZones'> = (_, context) => {
  constructorUser(context);
  const zones = constructorZones(context.server.store, context.city.city);
  return { result: zones.map(({ code, isSpecial }) => ({ code, special: isSpecial })) };
};

export const getConstructorTiming: Handler<'getConstructorTiming'> = (_, context) => {
  constructorUser(context);
  return { result: [...constructorTimings] };
};

/** Returns the zones of a request without duplicates. Throws NoZoneSelected, ZoneNotFound. */
const chosenOf = (all: readonly Zone[], codes: readonly string[]): Zone[] => {
  const chosen = new Set(codes.map((code) => code.trim()).filter((code) => code !== ''));
  if (chosen.size === 0) throw new Refusal('NoZoneSelected');
  const zones = all.filter(({ code }) => chosen.has(code));
  if (zones.length < chosen.size) throw new Refusal('ZoneNotFound');
  return zones;
};

/**
 * The sets of zones on offer: the chosen zones, all ordinary ones, the whole city; without duplicates. Special zones
 * are sold for short periods only.
 */
const suitable = (
  all: readonly Zone[],
  chosen: readonly Zone[],
  days: number,
): { title: string; zones: readonly Zone[] }[] => {
  const sets = [
    { title: 'Выбранные зоны', zones: chosen },
    { title: 'Все обычные зоны', zones: all.filter(({ isSpecial }) => !isSpecial) },
    { title: 'Весь город', zones: all },
  ];
  return sets.filter(
    ({ zones }, index) =>
      chosen.every((zone) => zones.includes(zone)) &&
      (days <= maxSpecialDays || !zones.some(({ isSpecial }) => isSpecial)) &&
      sets.findIndex((other) => other.zones.length === zones.length) === index,
  );
};

/** The same zones for the same number of days have the same code, so that they cannot be bought twice. */
const codeOf = (zones: readonly Zone[], days: number): string =>
  `own-${days}-${createHash('sha256')
    .update(zones.map(({ code }) => code).join())
    .digest('hex')
    .slice(0, 12)}`;

/**
 * Offers for the chosen zones and days. There are none if the start day is not allowed. Each can be bought for an hour.
 */
export const selectSubscriptions: Handler<'selectSubscriptions'> = ({ zones, dateStart, timing }, context) => {
  const account = constructorUser(context);
  const { server, city, nowMs } = context;
  const all = constructorZones(server.store, city.city);
  const chosen = chosenOf(all, zones);
  if (!constructorTimings.includes(timing)) throw new Refusal('NoDurationSelected');
  const day = readDay(context, dateStart);
  const { today, first, last } = startDays(context);
  if (day < today) throw new Refusal('ValidationError');
  if (day < first || day > last) return { result: [] };

  const offers = suitable(all, chosen, timing).map((one): CustomOffer => ({
    code: codeOf(one.zones, timing),
    title: one.title,
    days: timing,
    kopecks: constructorKopecks(one.zones, timing),
    zones: one.zones.map(({ code }) => code),
    madeMs: nowMs,
  }));
  for (const offer of offers) saveOffer(server.store, city.city, account, offer);
  return {
    result: offers.map((offer) => ({
      permissionKind: offer.title,
      permissionKindCode: offer.code,
      permissionType: permitTitle({ permit: 'days', days: timing }),
      price: roubles(offer.kopecks),
      zones: offer.zones,
      startDate: isoInCity(city.timeZone, momentOf(city.timeZone, day, 0)),
    })),
  };
};
