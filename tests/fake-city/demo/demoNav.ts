import { html } from 'hono/html';
import type { Html } from './page';
import { homeOf, texts, type Language } from './texts';

/**
 * The way from one of the demonstration's own pages: payment and sign-in play other people's sites and have none. `path`
 * and `query` are those of the page itself, for the other language; the front page needs no list of the rest.
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
