import { html } from 'hono/html';
import { messagesOf, openAppeals, type Appeal } from '../../store/appeals';
import type { World } from '../../world/World';
import { demoNav } from '../demoNav';
import { page, type Html } from '../page';
import type { Language } from '../words';
import { operatorWords } from './operatorWords';
import { timeHtml } from './timeHtml';
import { unpaidList } from './unpaidList';

export const operatorPath = '/demo/operator';

const mostAppeals = 100;
const shownChars = 120;

const item = (world: World, { id, city, subject, status, changedMs }: Appeal, language: Language): Html => {
  const text = operatorWords[language];
  const known = world.cities.get(city);
  const last = messagesOf(world.store, id).at(-1)?.text ?? '';
  return html`<li>
    <a href="${operatorPath}/${id}?lang=${language}">${text.appeal(id)}</a>: ${subject ?? text.noSubject}
    <span>${timeHtml(changedMs, known?.timeZone)} · ${known?.nameForShow[language] ?? city} · ${text.status[status]}</span>
    <p>${last.length > shownChars ? `${last.slice(0, shownChars)}…` : last}</p>
  </li>`;
};

/** The open appeals and the unpaid receipts of every city. */
export const deskPage = (world: World, language: Language): Html => {
  const text = operatorWords[language];
  const appeals = openAppeals(world.store, mostAppeals);
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
                ${appeals.map((appeal) => item(world, appeal, language))}
              </ul>`
            : html`<p>${text.noAppeals}</p>`
        }
        ${appeals.length >= mostAppeals ? html`<p class="quiet">${text.most(mostAppeals)}</p>` : ''}
        <h2>${text.receipts}</h2>
        ${unpaidList(world, operatorPath, language)}
      </div>`,
    { isWide: true },
  );
};
