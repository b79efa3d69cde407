import { t } from '@lingui/core/macro';
import type { Kopecks } from '~/domain/money/money';
import { groups, sum } from '~/i18n/format';

/** How a marker's text is drawn: never by colour alone, the words say the same. */
export type MarkerState = 'paid' | 'free' | 'full' | 'unknown';

export interface MarkerText {
  text: string;
  state: MarkerState;
}

const priceText = (perHour: Kopecks): string => (perHour === 0 ? t`Бесплатно` : sum(perHour));

/**
 * Returns the text of a parking's marker: its price an hour now, and the free places if there is room for them. Negative
 * numbers are unknown. Undefined if there is nothing to say.
 */
export const markerText = (perHour: Kopecks, free: number, hasRoom: boolean): MarkerText | undefined => {
  if (free === 0) return { text: t`Нет мест`, state: 'full' };
  const price = perHour < 0 ? undefined : priceText(perHour);
  const places = hasRoom && free > 0 ? t`свободно ${groups(free)}` : undefined;
  const text = [price, places].filter(Boolean).join(' · ');
  return text === '' ? undefined : { text, state: perHour === 0 ? 'free' : 'paid' };
};

const rangeText = (lowest: Kopecks, highest: Kopecks): string => {
  if (lowest === highest) return priceText(lowest);
  return lowest === 0 ? `0–${sum(highest)}` : t({ message: `от ${sum(lowest)}`, context: 'lowest price' });
};

/**
 * Returns the text of a cluster: from what price and how many; free parkings among paid ones are named with both prices.
 * Without a known price (`highest` below 0), the number.
 */
export const clusterText = (lowest: Kopecks, highest: Kopecks, count: number): MarkerText => {
  const number = groups(count);
  if (highest < 0) return { text: number, state: 'unknown' };
  const price = rangeText(lowest, highest);
  // The rest of this cluster are no parkings.
  return { text: count === 1 ? price : `${price} · ${number}`, state: highest === 0 ? 'free' : 'paid' };
};
