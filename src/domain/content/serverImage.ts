import { serverUrl } from './safeUrl';

export interface ImageOrigins {
  /** The app's own origin. */
  app: string;
  /** The city's server, which hosts its pictures. */
  server: string;
  /** Other hosts of its pictures (`imageHosts`). */
  hosts: readonly string[];
}

/**
 * Returns the address of a picture in a server's text if it may be loaded. Only this origin, the city's server and the
 * hosts that it lists are allowed, so that no one else learns who is reading. Relative paths belong to the city's server.
 */
export const serverImage = (address: string | undefined, { app, server, hosts }: ImageOrigins): string | undefined => {
  const link = serverUrl(address, server);
  if (!link || link.leads === 'device') return undefined;
  const url = new URL(link.href, server);
  const isListed = url.origin === app || url.origin === server || (url.port === '' && hosts.includes(url.hostname));
  return isListed ? url.href : undefined;
};
