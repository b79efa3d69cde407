import { html } from 'hono/html';
import { appealStatuses, messagesOf, type Appeal, type AppealMessage } from '../../store/content/appeals';
import type { ServerContext } from '../../context/ServerContext';
import { demoNav } from '../demoNav';
import { factList, page, type Html } from '../page';
import type { Language } from '../texts';
import { operatorTexts } from './operatorTexts';
import { timeHtml } from './timeHtml';

/** A rejected answer and the reason. */
export interface RejectedAnswer {
  error: 'empty' | 'long';
  draft: string;
}

const message = (
  { text, isFromDriver, atMs }: AppealMessage,
  timeZone: string | undefined,
  language: Language,
): Html => {
  const texts = operatorTexts[language];
  return html`<li>
    <span>${isFromDriver ? texts.driver : texts.operator}, ${timeHtml(atMs, timeZone)}</span>
    <p class="lines">${text}</p>
  </li>`;
};

const answerForm = (path: string, rejected: RejectedAnswer | undefined, language: Language): Html => {
  const text = operatorTexts[language];
  return html`<form method="post" action="${path}">
    <input type="hidden" name="lang" value="${language}" />
    <label class="field"
      >${text.answer}<textarea
        name="text"
        rows="5"
        required
        maxlength="10000"
        ${rejected ? html`aria-invalid="true" aria-describedby="fault"` : ''}
      >
${rejected?.draft ?? ''}</textarea>
    </label>
    ${rejected ? html`<p class="fault" id="fault">${text[rejected.error]}</p>` : ''}
    <button class="strong" name="action" value="answer">${text.send}</button>
  </form>`;
};

const statusForm = (path: string, { status }: Appeal, language: Language): Html => {
  const text = operatorTexts[language];
  return html`<form method="post" action="${path}">
    <input type="hidden" name="lang" value="${language}" />
    <input type="hidden" name="action" value="status" />
    ${appealStatuses.filter((one) => one !== status).map((one) => html`<button name="status" value="${one}">${text.status[one]}</button>`)}
  </form>`;
};

/** The thread of an appeal, with an answer form and buttons for the other statuses. */
export const appealPage = (
  server: ServerContext,
  appeal: Appeal,
  path: string,
  language: Language,
  rejected?: RejectedAnswer,
): Html => {
  const text = operatorTexts[language];
  const city = server.cities.get(appeal.city);
  const rows = [
    [text.city, city?.nameForShow[language] ?? appeal.city],
    [text.subject, appeal.subject ?? text.noSubject],
    [text.state, text.status[appeal.status]],
    [text.phone, appeal.phone],
    [text.email, appeal.email],
  ] as const;
  return page(
    language,
    text.appeal(appeal.id),
    html`${demoNav(language, path)}
      <div class="sheet">
        <h1>${text.appeal(appeal.id)}</h1>
        ${factList(rows)}
        <h2>${text.messages}</h2>
        <ul class="messages">
          ${messagesOf(server.store, appeal.id).map((one) => message(one, city?.timeZone, language))}
        </ul>
        ${answerForm(path, rejected, language)}
        <h2>${text.change}</h2>
        ${statusForm(path, appeal, language)}
      </div>`,
    { isWide: true },
  );
};

/** The page of an address without an appeal. */
export const unknownAppealPage = (listPath: string, language: Language): Html => {
  const text = operatorTexts[language];
  return page(
    language,
    text.unknown,
    html`<div class="sheet">
      <h1>${text.unknown}</h1>
      <p><a class="button strong" href="${listPath}?lang=${language}">${text.toList}</a></p>
    </div>`,
  );
};
