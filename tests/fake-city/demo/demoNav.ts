import { html } from 'hono/html';
import type { Html } from './page';
import { homeOf, texts, type Language } from './texts';

/**
 * The navigation of the demo's own pages. The payment and sign-in pages imitate other sites and have none. `path` and
 * `query` are those of the page itself, for the link to the other language. The front page has no links to the other
 * pages.
 */
export const demoNav = (language: Language, path = '/demo/', query = new URLSearchParams()): Html => {
  const text = texts[language];
  const places = [
    ['/demo/', text.demoPlace],
    ['/demo/outbox', text.outboxPlace],
    ['/demo/widgets', text.widgetsPlace],
    ['/demo/operator', text.operatorPlace],
    ['/demo/gate', text.barrierPlace],
  ].filter(([address]) => path !== '/demo/' && address !== path);
  const other = new URLSearchParams(query);
  other.set('lang', language === 'ru' ? 'en' : 'ru');
  return html`<nav aria-label="${text.demoTitle}">
    ${places.map(([address, name]) => html`<a href="${address}?lang=${language}">${name}</a>`)}
    <a href="${homeOf(language)}">${text.appPlace}</a>
    <a href="${path}?${other}" lang="${language === 'ru' ? 'en' : 'ru'}">${text.other}</a>
  </nav>`;
};
