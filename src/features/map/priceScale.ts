import type { MapFeature } from '~/domain/parking';

/** One step of the scale: up to this price an hour, in kopecks, in this colour on a light and on a dark ground. */
export interface PriceStep {
  upTo: number;
  light: string;
  dark: string;
}

/** The colours of parkings by their dearest price an hour; the dearer, the further from green. The legend shows the same. */
export const priceScale: readonly PriceStep[] = [
  { upTo: 0, light: '#0B6B3A', dark: '#3FBF7F' },
  { upTo: 6_000, light: '#2F7DE1', dark: '#7DB4FF' },
  { upTo: 12_000, light: '#1B4F9C', dark: '#4C86E8' },
  { upTo: 25_000, light: '#6B3FA0', dark: '#B58AF0' },
  { upTo: Number.POSITIVE_INFINITY, light: '#A3231B', dark: '#FF7A6E' },
];

/** What does not work now has no price. */
export const inactiveColour = { light: '#6B7686', dark: '#8A94A3' };

/** Where a parking stands on the scale; -1 for one that does not work now. */
export const priceStepOf = ({ isInactive, category, prices }: Pick<MapFeature, 'isInactive' | 'category' | 'prices'>): number => {
  if (isInactive) return -1;
  const dearest = category === 'free' ? 0 : prices.reduce((most, { perHour }) => Math.max(most, perHour), 0);
  return priceScale.findIndex(({ upTo }) => dearest <= upTo);
};
