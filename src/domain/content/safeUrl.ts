import { nonAppPath } from './nonAppPath';
import { readUrl } from './readUrl';

/** Addresses that a server gives: which of them may be opened (`reliability.md`, section 6; `decisions.md`). */

/** A link of a server's text, menu or notice. */
export interface ServerLink {
  href: string;
  /**
   * `inside`: a page of this app. `outside`: another host, or what a city's server keeps beside the app; opens in a new
   * tab, with rel="noopener noreferrer". `device`: the phone, mail or SMS app.
   */
  leads: 'inside' | 'outside' | 'device';
}

const maxAddressLength = 2048;

/** A number that can be dialled; never a command to the phone, such as *21*…#. */
const dialled = (address: string): string | undefined => {
  const number = address.replace(/^tel:/i, '').replaceAll(/[\s().-]/g, '');
  return /^\+?\d{2,15}$/.test(number) ? `tel:${number}` : undefined;
};

/** One number to write to, and nothing but a text: a list of numbers may hide one that costs. */
const oneSms = /^sms:\+?\d{2,15}(\?&?body=[^&;]*)?$/i;

/**
 * An address that a server gives, as it may be opened: https, a path of this app, `tel:`, `mailto:`, `sms:`. Undefined
 * for every other. A path comes without its language: see `pathInLanguage`.
 */
export const serverUrl = (address: string | undefined, origin: string): ServerLink | undefined => {
  const text = address?.trim() ?? '';
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
  // `/.//host` is a path of ours only until a browser reads it again.
  if (url.pathname.startsWith('//')) return undefined;
  return { href: url.pathname + url.search + url.hash, leads: nonAppPath.test(url.pathname) ? 'outside' : 'inside' };
};
