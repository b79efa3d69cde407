import { percentDecoded } from './linkParameters';
import { nonAppPath } from './nonAppPath';
import { readUrl, trimAddress } from './readUrl';

/** Decides which addresses from a server may be opened. */

/** A link in a server's text, menu or notice. */
export interface ServerLink {
  href: string;
  /**
   * `inside`: a page of this app. `outside`: another host, or something that a city's server has beside the app. It
   * opens in a new tab, with rel="noopener noreferrer". `device`: the phone, mail or SMS app.
   */
  leads: 'inside' | 'outside' | 'device';
}

const maxAddressLength = 2048;

/** What separates a number from its extension: a pause, a parameter, or a word in either language. */
const beforeExtension = /[,;]|#|(?:доб|вн|ext)[а-яa-z]*\.?/iu;

/**
 * Returns a number that can be dialled, with a pause before its extension. Rejects phone commands such as *21*…#.
 */
const dialled = (address: string): string | undefined => {
  const [number = '', ...rest] = percentDecoded(address.replace(/^tel:(\/\/)?/i, ''))
    .replaceAll(/[\s().\p{Pd}\u2212\p{Default_Ignorable_Code_Point}]/gu, '')
    .split(beforeExtension);
  if (!/^\+?\d{2,15}$/.test(number)) return undefined;
  const extension = rest.map((part) => part.replace(/^(?:ext)?[=:]/i, '')).find((part) => /^\d{1,6}$/.test(part));
  return `tel:${number}${extension === undefined ? '' : `,${extension}`}`;
};

/** One recipient and a text only: a list of numbers could hide a premium one. */
const oneSms = /^sms:\+?\d{2,15}(\?&?body=[^&;]*)?$/i;

/**
 * Returns a server's address if it may be opened: https, a path of this app, `tel:`, `mailto:`, `sms:`. Otherwise
 * undefined. Paths come without a language: see `pathInLanguage`.
 */
export const serverUrl = (address: string | undefined, origin: string): ServerLink | undefined => {
  const text = trimAddress(address ?? '').replace(/^(mailto:|sms:)\s+/i, '$1');
  if (text.length > maxAddressLength) return undefined;
  if (/^tel:/i.test(text)) {
    const href = dialled(text);
    return href === undefined ? undefined : { href, leads: 'device' };
  }
  const url =
    /^(\/(?!\/)|https:\/\/[^/]|mailto:[^?])/i.test(text) || oneSms.test(text) ? readUrl(text, origin) : undefined;
  if (!url || url.username !== '' || url.password !== '') return undefined;
  if (url.protocol === 'mailto:' || url.protocol === 'sms:') return { href: url.href, leads: 'device' };
  if (url.origin !== origin) return url.protocol === 'https:' ? { href: url.href, leads: 'outside' } : undefined;
  // A browser that parses the result of `/.//host` again would read a host instead of a path.
  if (url.pathname.startsWith('//')) return undefined;
  return { href: url.pathname + url.search + url.hash, leads: nonAppPath.test(url.pathname) ? 'outside' : 'inside' };
};
