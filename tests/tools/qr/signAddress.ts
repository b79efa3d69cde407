import { domainToUnicode } from 'node:url';
import type { SignPlace } from './qrFlags';
import type { SignLanguage } from './signTexts';

/** The guest page with city and place filled in (`src/domain/stay/stayLink.ts`), as the QR code holds it. */
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

/** The same to be typed by hand: Russian letters as letters, and no `https://`, which a browser adds by itself. */
export const displayedAddress = (address: string): string => {
  const { protocol, hostname, port, pathname, search } = new URL(address);
  // A code of a host's letters (xn--…) is nothing to type; square brackets are no name.
  const host = `${domainToUnicode(hostname) || hostname}${port && `:${port}`}`;
  return `${protocol === 'https:' ? '' : `${protocol}//`}${host}${decodeURI(pathname + search)}`;
};
