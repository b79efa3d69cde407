import type { ResolvedConfig } from 'vite';
import { expect, it } from 'vitest';
import { warnOfNoPaymentHosts } from '~/build/warnOfNoPaymentHosts';
import type { CityConfig } from '~/city/schema';

const city = (id: string, ...paymentHosts: string[]) => ({ city: id, paymentHosts }) as unknown as CityConfig;

const warningsOf = (cities: readonly CityConfig[], isDemo = false): string[] => {
  const warnings: string[] = [];
  const { configResolved } = warnOfNoPaymentHosts(cities, isDemo);
  const config = { logger: { warn: (text: string) => void warnings.push(text) } } as unknown as ResolvedConfig;
  if (typeof configResolved === 'function') void configResolved.call({} as never, config);
  return warnings;
};

it('a build warns once of all cities without payment hosts', () => {
  expect(warningsOf([city('kazan'), city('perm', 'pay.example.ru'), city('tver')])).toEqual([
    'cities.json: "paymentHosts" is empty, so no payment page can be opened in 2 of 3 cities: kazan, tver.',
  ]);
});

it('a build whose cities have payment hosts warns of nothing, and neither does a demonstration', () => {
  expect(warningsOf([city('perm', 'pay.example.ru')])).toEqual([]);
  expect(warningsOf([city('kazan')], true)).toEqual([]);
});
