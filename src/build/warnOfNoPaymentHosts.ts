import type { Plugin } from 'vite';
import type { CityConfig } from '~/city/schema';

/**
 * Warns once in a build of the cities without `paymentHosts`: none of their payment pages can be opened. A build for
 * the demonstration has payment pages of its own.
 */
export const warnOfNoPaymentHosts = (cities: readonly CityConfig[], isDemo: boolean): Plugin => ({
  name: 'warn-of-no-payment-hosts',
  apply: 'build',
  configResolved: ({ logger }) => {
    const names = cities.filter(({ paymentHosts }) => paymentHosts.length === 0).map(({ city }) => city);
    if (names.length > 0 && !isDemo)
      logger.warn(
        `cities.json: "paymentHosts" is empty, so no payment page can be opened in ${names.length} of ${cities.length} cities: ${names.join(', ')}.`,
      );
  },
});
