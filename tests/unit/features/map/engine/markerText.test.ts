// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import { clusterText, markerText } from '~/features/map/engine/markerText';
import { activate } from '~/i18n/activate';
import { loadMessages } from '~/i18n/messages';

beforeAll(async () => {
  await activate('ru');
  await loadMessages('map');
});

const plain = (text: string | undefined): string | undefined => text?.replaceAll('\u00a0', ' ');

describe('what a marker says', () => {
  it.each<[string, number, number, boolean, string | undefined, string | undefined]>([
    ['its price', 6_000, -1, false, '60 ₽', 'paid'],
    ['its price alone, where there is no room for places', 6_000, 4, false, '60 ₽', 'paid'],
    ['its price and places', 6_000, 4, true, '60 ₽ · свободно 4', 'paid'],
    ['that it is free now', 0, -1, false, 'Бесплатно', 'free'],
    ['that it is full, at every zoom', 6_000, 0, false, 'Нет мест', 'full'],
    ['that it is full, though it is free', 0, 0, true, 'Нет мест', 'full'],
    ['only places, if no price is known', -1, 4, true, 'свободно 4', 'paid'],
    ['nothing, if nothing is known', -1, -1, true, undefined, undefined],
    ['kopecks, if there are any', 4_050, -1, true, '40,50 ₽', 'paid'],
  ])('a parking’s marker says %s', (_, perHour, free, hasRoom, text, state) => {
    const label = markerText(perHour, free, hasRoom);
    expect([plain(label?.text), label?.state]).toEqual([text, state]);
  });

  it.each<[string, number, number, number, string, string]>([
    ['from what price and how many', 3_000, 6_000, 14, 'от 30 ₽ · 14', 'paid'],
    ['one price, if all cost the same', 3_000, 3_000, 14, '30 ₽ · 14', 'paid'],
    ['that all are free now', 0, 0, 3, 'Бесплатно · 3', 'free'],
    ['no number, if one of its objects is a parking', 0, 0, 1, 'Бесплатно', 'free'],
    ['both prices, if some are free now', 0, 6_000, 5, '0–60 ₽ · 5', 'paid'],
    ['only how many, if no price is known', 1e9, -1, 9_605, '9 605', 'unknown'],
  ])('a cluster says %s', (_, lowest, highest, count, text, state) => {
    const label = clusterText(lowest, highest, count);
    expect([plain(label.text), label.state]).toEqual([text, state]);
  });
});
