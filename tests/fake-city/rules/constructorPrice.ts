/** For how many days a subscription can be put together, and which share of the daily price that costs, in thousandths. */
const shares: ReadonlyMap<number, number> = new Map([
  [7, 1000],
  [14, 950],
  [30, 850],
  [90, 750],
  [180, 650],
  [365, 550],
]);

export const constructorTimings: readonly number[] = [...shares.keys()];

/** Special zones are not sold for longer. */
export const maxSpecialDays = 90;

/** Kopecks a day: for having a subscription at all, and for each zone of it. */
const [baseKopecks, zoneKopecks, specialKopecks] = [40_00, 12_00, 30_00];

/** The price of zones for a number of days in whole roubles, as kopecks; it grows with both. */
export const constructorKopecks = (zones: readonly { isSpecial: boolean }[], days: number): number => {
  const aDay = zones.reduce((sum, { isSpecial }) => sum + (isSpecial ? specialKopecks : zoneKopecks), baseKopecks);
  return Math.floor((aDay * days * (shares.get(days) ?? 1000)) / 1000 / 100) * 100;
};
