import { serverUrl } from './safeUrl';

/**
 * Returns the address of a file from a city's server for opening in a new tab. Accepts https, or a file that the server
 * has beside the app. Undefined for any other address, including pages of the app.
 */
export const fileLink = (address: string | undefined, origin: string): string | undefined => {
  const link = serverUrl(address, origin);
  return link?.leads === 'outside' ? link.href : undefined;
};
