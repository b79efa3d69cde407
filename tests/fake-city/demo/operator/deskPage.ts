import { html } from 'hono/html';
import { messagesOf, openAppeals, type Appeal } from '../../store/content/appeals';
import type { ServerContext } from '../../context/ServerContext';
import { demoNav } from '../demoNav';
import { page, type Html } from '../page';
import type { Language } from '../texts';
import { operatorTexts } from './operatorTexts';
import { timeHtml } from './timeHtml';
import { unpaidList } from './unpaidList';

export const operatorPath = '/demo/operator';

const maxAppeals = 100;
const previewChars = 120;

const item = (server: ServerContext, { id, city, subject, status, changedMs }: Appeal, language: Language): Html => {
  const text = operatorTexts[language];
  const known = server.cities.get(city);
  const last = messagesOf(server.store, id).at(-1)?.text ?? '';
  return html`<li>
    <a href="${operatorPath}/${id}?lang=${language}">${text.appeal(id)}</a>: ${subject ?? text.noSubject}
    <span
      >${timeHtml(changedMs, known?.timeZone)} · ${known?.nameForShow[language] ?? city} · ${text.status[status]}</span
    >
    <p>${last.length > previewChars ? `${last.slice(0, previewChars)}…` : last}</p>
  </li>`;
};

/** The open appeals and the unpaid receipts of every city. */
export const deskPage = (server: ServerContext, language: Language): Html => {
  const text = operatorTexts[language];
  const appeals = openAppeals(server.store, maxAppeals);
  return page(
    language,
    text.title,
    html`${demoNav(language, operatorPath)}
      <div class="sheet">
        <h1>${text.title}</h1>
        <p class="quiet">${text.lead}</p>
        <h2>${text.appeals}</h2>
        ${
          appeals.length > 0
            ? html`<ul class="messages">
                ${appeals.map((appeal) => item(server, appeal, language))}
              </ul>`
            : html`<p>${text.noAppeals}</p>`
        }
        ${appeals.length >= maxAppeals ? html`<p class="quiet">${text.max(maxAppeals)}</p>` : ''}
        <h2>${text.receipts}</h2>
        ${unpaidList(server, operatorPath, language)}
      </div>`,
    { isWide: true },
  );
};
