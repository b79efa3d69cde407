import { serverUrl } from './safeUrl';

export interface ImageOrigins {
  /** The app's own origin. */
  app: string;
  /** The city's server, which hosts its pictures. */
  server: string;
}

/**
 * Returns the address of a picture in a server's text if it may be loaded. Only this origin and the city's server are
 * allowed, so that no one else learns who is reading. Relative paths belong to the city's server.
 */
export const serverImage = (address: string | undefined, { app, server }: ImageOrigins): string | undefined => {
  const link = serverUrl(address, server);
  if (!link || link.leads === 'device') return undefined;
  const url = new URL(link.href, server);
  return url.origin === app || url.origin === server ? url.href : undefined;
};
