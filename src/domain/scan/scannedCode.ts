import { isOneEditApart } from '../search/citySearch';
import { pagePath } from '../content/languagePrefix';
import { readParameters } from '../content/linkParameters';
import { readUrl } from '../content/readUrl';
import { toLatinTwins } from '../content/twinLetters';
import { readStayLink, type StayLink } from '../stay/stayLink';

/** Decides what a scanned QR code is. A sticker over a sign is how payments reach strangers, so only our own host opens. */

export type ScannedCode =
  /** A place of this app: the path of its page, without a language, and the values of the link. */
  | { kind: 'place'; path: string; link: StayLink }
  /** Another host. `host` is as browsers write it, `isLookAlike` says that it imitates ours. */
  | { kind: 'foreign'; host: string; isLookAlike: boolean }
  /** A fine, by the number for its payment. */
  | { kind: 'fine'; uin: string }
  | { kind: 'unknown' };

/** Pages that a code on a sign may open. */
const signPages = new Set(['/', '/guest-payment', '/profile/parking']);

/** A payment slip (ГОСТ Р 56042-2014): `ST00012|Name=…|UIN=…`. */
const uinOfSlip = /^ST\d{5}\|.*(?<=\|)UIN=(\d{20}|\d{25})(?=\||$)/is;
/** The number alone. */
const bareUin = /^(?:\d{20}|\d{25})$/;

/** An address, with or without its scheme. */
const hasScheme = /^https?:\/\//i;
const isAddress = /^(?:https?:\/\/|[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[:/?#]|$))/iu;

/** Characters that are read as others, such as 0 for o. */
const drawnAlike: readonly [RegExp, string][] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/0/g, 'o'],
  [/[1i|]/g, 'l'],
  [/^www\./, ''],
  [/[-_]/g, ''],
];
const skeleton = (host: string): string =>
  drawnAlike.reduce((text, [from, to]) => text.replace(from, to), toLatinTwins(host.toLowerCase()));

/** True if a stranger's host could be taken for ours: it looks alike, differs by a letter, or contains our name. */
const looksLike = (typed: string, own: string): boolean => {
  const [other, ours] = [skeleton(typed), skeleton(own)];
  return (
    other === ours || isOneEditApart(other, ours) || other.includes(ours) || other.includes(ours.split('.')[0] ?? ours)
  );
};

/** Reads the text of a code. `origin` is the app's own. */
export const readScannedCode = (text: string, origin: string): ScannedCode => {
  const trimmed = text.trim();
  const digits = trimmed.replaceAll(/[\s-]/g, '');
  const uin = uinOfSlip.exec(trimmed)?.[1] ?? (bareUin.test(digits) ? digits : undefined);
  if (uin !== undefined) return { kind: 'fine', uin };
  if (!isAddress.test(trimmed)) return { kind: 'unknown' };
  const address = hasScheme.test(trimmed) ? trimmed : `https://${trimmed}`;
  const url = readUrl(address, origin);
  if (!url) return { kind: 'unknown' };
  const own = new URL(origin);
  // Whatever stands before an @ is no host, however much it looks like one.
  if (url.host !== own.host || url.username !== '' || url.password !== '') {
    const typed = /^https?:\/\/([^/?#]*)/i.exec(address)?.[1] ?? url.host;
    return { kind: 'foreign', host: url.host, isLookAlike: url.host === own.host || looksLike(typed, own.host) };
  }
  if (url.pathname.startsWith('//') || !signPages.has(pagePath(url.pathname))) return { kind: 'unknown' };
  return { kind: 'place', path: pagePath(url.pathname) + url.search, link: readStayLink(readParameters(url.search)) };
};
