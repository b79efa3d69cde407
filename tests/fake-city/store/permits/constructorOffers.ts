import type { Store } from '../Store';

/** A custom subscription offer for one account. */
export interface CustomOffer {
  code: string;
  title: string;
  days: number;
  kopecks: number;
  zones: string[];
  madeMs: number;
}

/** Stores an offer for an account. The same offer made again replaces the old one and is valid from then on. */
export const saveOffer = (
  store: Store,
  city: string,
  account: number,
  { code, title, days, kopecks, zones, madeMs }: CustomOffer,
): void => {
  store.run(
    'insert or replace into made_offer (city, account, code, title, days, kopecks, zones, made_ms) values (?, ?, ?, ?, ?, ?, ?, ?)',
    city,
    account,
    code,
    title,
    days,
    kopecks,
    JSON.stringify(zones),
    madeMs,
  );
};

export const offerByCode = (store: Store, account: number, code: string): CustomOffer | undefined => {
  const row = store.one<Omit<CustomOffer, 'zones'> & { zones: string }>(
    'select code, title, days, kopecks, zones, made_ms as madeMs from made_offer where account = ? and code = ?',
    account,
    code,
  );
  return row && { ...row, zones: JSON.parse(row.zones) as string[] };
};

export const addSpecialZone = (store: Store, city: string, zone: string): void => {
  store.run('insert or ignore into special_zone (city, zone) values (?, ?)', city, zone);
};

/** All zones for custom subscriptions, by number. */
export const constructorZones = (store: Store, city: string): { code: string; isSpecial: boolean }[] =>
  store
    .many<{ code: string; special: number }>(
      `select number as code, exists (select 1 from special_zone where special_zone.city = zone.city and special_zone.zone = number) as special
       from zone where city = ? order by number`,
      city,
    )
    .map(({ code, special }) => ({ code, isSpecial: special === 1 }));
