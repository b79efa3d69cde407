import { serverUrl } from './safeUrl';

export interface ImageOrigins {
  /** The app's own. */
  app: string;
  /** The city's server, by whose side its pictures lie. */
  server: string;
}

/**
 * The address of a picture in a server's text, as it may be loaded: from this origin or from the city's own server, and
 * no other, so that nobody else learns who reads. A path is a path of the city's server.
 */
export const serverImage = (address: string | undefined, { app, server }: ImageOrigins): string | undefined => {
  const link = serverUrl(address, server);
  if (!link || link.leads === 'device') return undefined;
  const url = new URL(link.href, server);
  return url.origin === app || url.origin === server ? url.href : undefined;
};
