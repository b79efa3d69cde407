/**
 * Returns the address that opens the mobile app at the e-mail step of a registration and passes the code, once there is
 * one. Scheme and path are always the app's own, whatever salt and code contain.
 */
export const appLink = (scheme: string, { salt, code = '' }: { salt: string; code?: string }): string =>
  `${scheme}://registration/confirmation/1/${[salt, code].filter(Boolean).map(encoded).join('/')}`;

/** Removes lone surrogates, which cannot be encoded. */
const encoded = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Cs}/gu, ''));

/** Addresses that only the app of a store opens, and the page on the web that is the same on every device. */
const storePages: readonly (readonly [scheme: RegExp, page: string])[] = [
  [/^itms(-apps?)?s?:\/\//i, 'https://'],
  [/^market:\/\/(?=details\?)/i, 'https://play.google.com/store/apps/'],
  [/^rustore:\/\//i, 'https://'],
  [/^appmarket:\/\/details(?=\?)/i, 'https://appgallery.huawei.com/app/detail'],
  [/^store:\/\/(?=appgallery\.)/i, 'https://'],
];

/** Returns the page of an app in its store. Any other address stays as it is. */
export const storePage = (address: string): string => {
  const [scheme, page = ''] = storePages.find(([known]) => known.test(address)) ?? [];
  return scheme ? address.replace(scheme, page) : address;
};

/** The store to open if the app does not open: the phone's own, or else any that the city offers. */
export const storeFor = <Link>(
  userAgent: string,
  stores: { ios?: Link; android?: Link; alternative?: Link; apk?: Link },
): Link | undefined => {
  const { ios, android, alternative, apk } = stores;
  if (/iPhone|iPad|iPod/.test(userAgent)) return ios;
  return android ?? alternative ?? apk ?? (/Android/.test(userAgent) ? undefined : ios);
};
