import type { Plugin } from 'vite';

/**
 * How a page fetched later gets what it needs beside it: its style sheet and its words before it is drawn, its modules at the same time.
 * Stands in for Vite's own, which weighs three times as much on every first visit for browsers older than ours. What did not come is marked: the
 * router would reload the page by itself where it knew the browser's words for it, also without a network and over a payment (`app/updates/CrashScreen`).
 */
const helper = `
import { awaitMessages, pendingMessages } from '~/i18n/messages';
const requested = new Map();
const add = (href) => {
  if (document.querySelector('link[href="' + href + '"]')) return;
  const isStyle = href.endsWith('.css');
  const link = Object.assign(document.createElement('link'), { rel: isStyle ? 'stylesheet' : 'modulepreload', crossOrigin: '', href });
  document.head.append(link);
  return isStyle && new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      requested.delete(href);
      link.remove();
      reject(new Error(href));
    };
  });
};
const request = (file) => {
  const href = '/' + file;
  if (!requested.has(href)) requested.set(href, add(href));
  return requested.get(href);
};
export const __vitePreload = async (load, needed = []) => {
  await Promise.all(needed.map(request));
  const before = pendingMessages();
  const loaded = await load().catch((error) => {
    error.message = 'Not loaded: ' + error.message;
    throw error;
  });
  // Words themselves wait for no others.
  if (!loaded?.messages) await awaitMessages(typeof loaded === 'object' ? loaded : undefined, before);
  return loaded;
};
`;

export const preloads = (): Plugin => ({
  name: 'preloads',
  apply: 'build',
  enforce: 'pre',
  load: { filter: { id: /vite\/preload-helper/ }, handler: () => helper },
});
