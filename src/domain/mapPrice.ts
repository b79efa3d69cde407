import type { MapFeature } from './parking';

/** The scale that parkings are coloured by: each step up to this price an hour, in kopecks. */
export const priceSteps: readonly number[] = [0, 6_000, 12_000, 25_000, Number.POSITIVE_INFINITY];

/** Where a parking stands on the scale by its dearest price; -1 for one that does not work now. */
export const priceStepOf = ({ isInactive, category, prices }: Pick<MapFeature, 'isInactive' | 'category' | 'prices'>): number => {
  if (isInactive) return -1;
  const dearest = category === 'free' ? 0 : prices.reduce((most, { perHour }) => Math.max(most, perHour), 0);
  return priceSteps.findIndex((upTo) => dearest <= upTo);
};
