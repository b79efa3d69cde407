import { readUrl } from '../content/readUrl';

/** Pages where a payment is made: which of them may be opened (`reliability.md`, section 6; `decisions.md`). */

interface PaymentPages {
  /** The city's paymentHosts. */
  hosts: readonly string[];
  /** A build for the demonstration and the tests: its own pages under /demo/ count as well. */
  isDemo: boolean;
  /** The app's own origin. */
  origin: string;
}

/** A RedirectURL that may be opened, as an absolute address; undefined for every other. */
export const paymentUrl = (
  address: string | undefined,
  { hosts, isDemo, origin }: PaymentPages,
): string | undefined => {
  const url = address ? readUrl(address, origin) : undefined;
  if (!url || url.username !== '' || url.password !== '') return undefined;
  if (isDemo && url.origin === origin && url.pathname.startsWith('/demo/')) return url.href;
  const isKnownHost = url.protocol === 'https:' && url.port === '' && hosts.includes(url.hostname);
  return isKnownHost && address?.startsWith('https://') ? url.href : undefined;
};
