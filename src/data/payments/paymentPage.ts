import { build } from '~/city/build';
import { paymentUrl } from '~/domain/money/paymentUrl';
import { currentCity } from '~/state/currentCity';

/** A `RedirectURL` of the chosen city's server that is safe to open. Undefined for any other. */
export const paymentPage = (address: string | undefined): string | undefined =>
  paymentUrl(address, { hosts: currentCity().paymentHosts, isDemo: build.isDemo, origin: location.origin });
