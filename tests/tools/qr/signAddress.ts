import { domainToUnicode } from 'node:url';
import type { SignPlace } from './qrFlags';
import type { SignLanguage } from './signTexts';

/**
 * Returns the address of the guest page with city and place filled in (`src/domain/stay/stayLink.ts`), as encoded in
 * the QR code.
 */
export const signAddress = (
  origin: string,
  city: string,
  { kind, number }: SignPlace,
  language: SignLanguage,
): string => {
  const search = new URLSearchParams({ city });
  if (kind === 'barrier') search.set('type', 'planar');
  search.set(kind === 'zone' ? 'zone' : 'parkingCode', number);
  return `${origin}${language === 'en' ? '/en' : ''}/guest-payment?${search}`;
};

/**
 * Returns the same address for typing by hand: with Russian letters unencoded, and without `https://`, which a browser
 * adds automatically.
 */
export const displayedAddress = (address: string): string => {
  const { protocol, hostname, port, pathname, search } = new URL(address);
  // Decodes a punycode host (xn--…), which is hard to type. An IPv6 address in square brackets is not a name and stays
  // unchanged.
  const host = `${domainToUnicode(hostname) || hostname}${port && `:${port}`}`;
  return `${protocol === 'https:' ? '' : `${protocol}//`}${host}${decodeURI(pathname + search)}`;
};
