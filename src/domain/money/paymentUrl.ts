import { readUrl, trimAddress } from '../content/readUrl';

/** Decides which payment pages may be opened. */

interface PaymentPages {
  /** The city's `paymentHosts`. */
  hosts: readonly string[];
  /** In a build for the demonstration and the tests, the app's own pages under `/demo/` are also allowed. */
  isDemo: boolean;
  /** The app's own origin. */
  origin: string;
}

/** Returns the absolute address of a payment page (`RedirectURL`) if it may be opened, otherwise undefined. */
export const paymentUrl = (
  address: string | undefined,
  { hosts, isDemo, origin }: PaymentPages,
): string | undefined => {
  const url = address ? readUrl(address, origin) : undefined;
  if (!url || url.username !== '' || url.password !== '') return undefined;
  if (isDemo && url.origin === origin && url.pathname.startsWith('/demo/')) return url.href;
  const isKnownHost = url.protocol === 'https:' && url.port === '' && hosts.includes(url.hostname);
  return isKnownHost && /^https:\/\//i.test(trimAddress(address ?? '')) ? url.href : undefined;
};
