import { serverUrl } from './safeUrl';

/**
 * The address of a file that a city's server has made, as it may be opened in a new tab: https, or what the server keeps
 * beside the app. Undefined for every other, also for a page of the app, which is no file.
 */
export const fileLink = (address: string | undefined, origin: string): string | undefined => {
  const link = serverUrl(address, origin);
  return link?.leads === 'outside' ? link.href : undefined;
};
