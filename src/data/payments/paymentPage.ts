import { build } from '~/city/build';
import { paymentUrl } from '~/domain/money/paymentUrl';
import { currentCity } from '~/state/currentCity';

/** A RedirectURL of the chosen city's server that may be opened; undefined for every other (`decisions.md`, payment hosts). */
export const paymentPage = (address: string | undefined): string | undefined =>
  paymentUrl(address, { hosts: currentCity().paymentHosts, isDemo: build.isDemo, origin: location.origin });
