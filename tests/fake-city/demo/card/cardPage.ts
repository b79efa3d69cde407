import { html } from 'hono/html';
import { page, type Html } from '../page';
import { moneyText, type Language } from '../texts';
import type { CardRequest } from './cardRequest';
import { cardTexts } from './cardTexts';

/** A number from the range that card schemes reserve for tests. */
const inventedCard = '2200 0000 0000 0004';

const scripts = ['/demo/card.js'];

const emailField = ({ email }: CardRequest, language: Language, hasError: boolean): Html => {
  const text = cardTexts[language];
  return html`<label class="field">
    ${text.email}
    <input
      type="email"
      name="email"
      value="${email}"
      maxlength="100"
      autocomplete="email"
      required
      ${hasError ? html`aria-invalid="true" aria-describedby="email-fault"` : ''}
    />
    ${hasError ? html`<span class="fault" id="email-fault">${text.emailError}</span>` : ''}
  </label>`;
};

/** The form of the widget; `hasEmailError` if the submitted e-mail is invalid. */
export const cardForm = (request: CardRequest, language: Language, hasEmailError: boolean): Html => {
  const text = cardTexts[language];
  const sum = moneyText(request.kopecks, language);
  const hiddenFields = {
    publicId: request.publicId,
    description: request.description,
    amount: (request.kopecks / 100).toFixed(2),
    invoiceId: request.invoiceId,
    requireEmail: String(request.isEmailRequired),
    lang: language,
  };
  return page(
    language,
    text.title,
    html`<div class="sheet">
      <h1>${text.title}</h1>
      <p class="sum">${sum}</p>
      ${
        request.description === ''
          ? ''
          : html`<dl>
              <div>
                <dt>${text.description}</dt>
                <dd>${request.description}</dd>
              </div>
            </dl>`
      }
      <form method="post" action="/demo/card" novalidate>
        ${Object.entries(hiddenFields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <label class="field">
          ${text.card}
          <input value="${inventedCard}" readonly inputmode="numeric" autocomplete="off" aria-describedby="card-hint" />
          <span class="hint" id="card-hint">${text.cardHint}</span>
        </label>
        ${request.isEmailRequired ? emailField(request, language, hasEmailError) : ''}
        <button class="strong" name="action" value="pay">${text.pay(sum)}</button>
        <button name="action" value="decline">${text.decline}</button>
        <button name="action" value="close">${text.close}</button>
      </form>
    </div>`,
    { scripts },
  );
};

/** The ways in which a payment can end. */
export type CardEnd = 'paid' | 'declined' | 'closed' | 'failed';

/** The page after a choice. Its script reports the end and `message` to the widget. */
export const cardEndPage = (end: CardEnd, message: string, language: Language): Html =>
  page(
    language,
    cardTexts[language].title,
    html`<div class="sheet" data-end="${end}" data-message="${message}"><h1>${message}</h1></div>`,
    {
      scripts,
    },
  );
