/**
 * The address that opens the mobile app at the e-mail's step of a registration and hands it the code (document 1,
 * section 2). Whatever the salt and the code are, the scheme and the path stay ours.
 */
export const appLink = (scheme: string, { salt, code }: { salt: string; code: string }): string =>
  `${scheme}://registration/confirmation/1/${encoded(salt)}/${encoded(code)}`;

/** A half of a character cannot be encoded. */
const encoded = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Cs}/gu, ''));

/** The shop to go to where the app does not open: the phone's own, else whichever the city offers. */
export const storeFor = <Link>(
  userAgent: string,
  stores: { ios?: Link; android?: Link; alternative?: Link; apk?: Link },
): Link | undefined => {
  const { ios, android, alternative, apk } = stores;
  if (/iPhone|iPad|iPod/.test(userAgent)) return ios;
  return android ?? alternative ?? apk ?? (/Android/.test(userAgent) ? undefined : ios);
};
