// @vitest-environment jsdom
import { describe, beforeAll, expect, it } from 'vitest';
import { spokenSum } from '~/components/SpokenSum';
import { activate } from '~/i18n/activate';
import { loadMessages, type Language } from '~/i18n/messages';

describe.each<[Language]>([['ru'], ['en']])('a spoken sum in %s', (language) => {
  beforeAll(async () => {
    await activate(language);
    await loadMessages('later');
  });

  it.each([
    [40_50, '40 рублей 50 копеек', '40 roubles 50 kopecks'],
    [1_00, '1 рубль', '1 rouble'],
    [2_01, '2 рубля 1 копейка', '2 roubles 1 kopeck'],
    [11_11, '11 рублей 11 копеек', '11 roubles 11 kopecks'],
    [21_22, '21 рубль 22 копейки', '21 roubles 22 kopecks'],
    [12_345_05, '12 345 рублей 5 копеек', '12,345 roubles 5 kopecks'],
    [0, '0 рублей', '0 roubles'],
    [50, '50 копеек', '50 kopecks'],
    [-10_00, 'минус 10 рублей', 'minus 10 roubles'],
  ])('%d kopecks take the plural of their number', (sum, ru, en) => {
    const said = spokenSum(sum).replaceAll('\u00a0', ' ');
    expect(said).toBe(language === 'ru' ? ru : en);
  });
});
