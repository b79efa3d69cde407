import { html } from 'hono/html';
import { isoInCity } from '../../rules/wallTime';
import type { StoredMessage } from '../../store/content/outbox';
import { hasSentCode } from '../../store/content/smsReceived';
import type { ServerContext } from '../../context/ServerContext';
import { demoNav } from '../demoNav';
import { page, type Html } from '../page';
import type { Language } from '../texts';
import { isAppPath } from './isAppPath';
import { outboxTexts } from './outboxTexts';

/** The parameters of the page. */
export interface OutboxQuery {
  /** Empty for all cities. */
  city: string;
  to: string;
  isLive: boolean;
}

export const outboxPath = '/demo/outbox';

const queryOf = ({ city, to, isLive }: OutboxQuery): URLSearchParams =>
  new URLSearchParams({ ...(city && { city }), ...(to && { to }), ...(isLive ? {} : { live: 'no' }) });

/** The address of the page with the same parameters. */
export const outboxAddress = (query: OutboxQuery, language: Language): string => {
  const parameters = queryOf(query);
  parameters.set('lang', language);
  return `${outboxPath}?${parameters}`;
};

const linkOf = (link: string, language: Language): Html =>
  isAppPath(link) ? html`<a class="button" href="${link}">${outboxTexts[language].open}</a>` : html`<p>${link}</p>`;

/** The button that simulates the driver's phone, next to an SMS that the driver must send. */
const reply = (
  { id, city, from = '', text, atMs }: StoredMessage,
  server: ServerContext,
  query: OutboxQuery,
  language: Language,
): Html => {
  const texts = outboxTexts[language];
  if (hasSentCode(server.store, city, { sender: from, code: text, sinceMs: atMs })) return html`<p>${texts.sent}</p>`;
  const fields = { message: String(id), lang: language, ...Object.fromEntries(queryOf(query)) };
  return html`<form method="post" action="${outboxPath}">
    ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button>${texts.send}</button>
  </form>`;
};

const item = (message: StoredMessage, server: ServerContext, query: OutboxQuery, language: Language): Html => {
  const { city, kind, from, to, text, code, link, atMs } = message;
  const texts = outboxTexts[language];
  const known = server.cities.get(city);
  const local = isoInCity(known?.timeZone ?? 'UTC', atMs);
  return html`<li>
    <span class="quiet">
      <time datetime="${local}"
        >${local.slice(8, 10)}.${local.slice(5, 7)}.${local.slice(0, 4)} ${local.slice(11, 19)}</time
      >
      · ${known?.nameForShow[language] ?? city} · ${texts[kind]} ·
      ${from === undefined ? '' : html`<b>${from}</b> → `}<b>${to}</b>
      ${from === undefined ? '' : html`· ${texts.toSend}`}
    </span>
    <p lang="ru">${text}</p>
    ${code === undefined ? '' : html`<p>${texts.code} <code class="large">${code}</code></p>`}
    ${link === undefined ? '' : linkOf(link, language)}
    ${from === undefined ? '' : reply(message, server, query, language)}
  </li>`;
};

const filter = (server: ServerContext, query: OutboxQuery, language: Language): Html => {
  const text = outboxTexts[language];
  const cities = [...server.cities.values()]
    .map(({ city, nameForShow }) => ({ city, name: nameForShow[language] }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
  return html`<form action="${outboxPath}" class="filter">
    <input type="hidden" name="lang" value="${language}" />
    ${query.isLive ? '' : html`<input type="hidden" name="live" value="no" />`}
    <label class="field">
      ${text.city}
      <select name="city">
        <option value="">${text.everyCity}</option>
        ${cities.map(({ city, name }) => html`<option value="${city}" ${city === query.city ? 'selected' : ''}>${name}</option>`)}
      </select>
    </label>
    <label class="field">
      ${text.to}
      <input name="to" value="${query.to}" maxlength="100" autocomplete="off" />
    </label>
    <button class="strong">${text.show}</button>
    ${query.city || query.to ? html`<a class="button" href="${outboxAddress({ ...query, city: '', to: '' }, language)}">${text.all}</a>` : ''}
  </form>`;
};

/** The messages that match a query, at most `limit` of them. */
export const outboxPage = (
  server: ServerContext,
  found: readonly StoredMessage[],
  limit: number,
  query: OutboxQuery,
  language: Language,
): Html => {
  const text = outboxTexts[language];
  const isFiltered = query.city !== '' || query.to !== '';
  return page(
    language,
    text.title,
    html`${demoNav(language, outboxPath, queryOf(query))}
      <div class="sheet">
        <h1>${text.title}</h1>
        <p class="quiet">${text.lead}</p>
        ${filter(server, query, language)}
        <p class="quiet live">
          ${query.isLive ? text.live : text.still}
          <a href="${outboxAddress({ ...query, isLive: !query.isLive }, language)}"
            >${query.isLive ? text.stop : text.start}</a
          >
        </p>
        ${
          found.length > 0
            ? html`<ul class="messages">
                ${found.map((message) => item(message, server, query, language))}
              </ul>`
            : html`<p>${isFiltered ? text.nothingSuch : text.nothing}</p>`
        }
        ${found.length >= limit ? html`<p class="quiet">${text.max(limit)}</p>` : ''}
      </div>`,
    { isWide: true },
  );
};
