import type { Plugin } from 'vite';

/**
 * Loads what a chunk needs: its style sheet and messages before it is drawn, its modules in parallel. Replaces Vite's
 * own helper, which is three times as large on every first visit, for browsers that we do not support. Failed imports
 * are marked by a prefix. If the router recognised the browser's own message, it would reload the page automatically,
 * even without a network and over a payment (`app/updates/CrashScreen`).
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
  // Catalogues wait for no others.
  if (!loaded?.messages) await awaitMessages(Object(loaded) === loaded ? loaded : undefined, before);
  return loaded;
};
`;

export const preloads = (): Plugin => ({
  name: 'preloads',
  apply: 'build',
  enforce: 'pre',
  load: { filter: { id: /vite\/preload-helper/ }, handler: () => helper },
});
