/** The possible lengths of a custom subscription in days, each with its share of the daily price in thousandths. */
const shares: ReadonlyMap<number, number> = new Map([
  [7, 1000],
  [14, 950],
  [30, 850],
  [90, 750],
  [180, 650],
  [365, 550],
]);

export const constructorTimings: readonly number[] = [...shares.keys()];

/** The maximum number of days for special zones. */
export const maxSpecialDays = 90;

/** Kopecks per day: for the subscription itself, and for each ordinary or special zone. */
const [baseKopecks, zoneKopecks, specialKopecks] = [40_00, 12_00, 30_00];

/** The price of zones for a number of days, in kopecks, rounded down to whole roubles. It grows with both. */
export const constructorKopecks = (zones: readonly { isSpecial: boolean }[], days: number): number => {
  const aDay = zones.reduce((sum, { isSpecial }) => sum + (isSpecial ? specialKopecks : zoneKopecks), baseKopecks);
  return Math.floor((aDay * days * (shares.get(days) ?? 1000)) / 1000 / 100) * 100;
};
