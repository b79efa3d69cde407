import { html } from 'hono/html';
import { demoAccounts, type DemoAccount } from '../../seed/demoAccounts';
import { page, type Html } from '../page';
import type { Language } from '../texts';
import type { SignInError, SignInRequest } from './signInRequest';
import { signInTexts } from './signInTexts';

/**
 * The demo's people; legal entities are excluded because they sign in only with a password. Names are the same in every
 * city.
 */
export const demoPeople = (): DemoAccount[] =>
  demoAccounts('perm').filter(({ kind }) => kind === undefined || kind === 'driver');

/** A new person's input, with the invalid fields. */
export interface Newcomer {
  name: string;
  email: string;
  errors: readonly (false | 'name' | 'email')[];
}

const hiddenFields = ({ clientId, state }: SignInRequest, redirectUri: string, language: Language): Html[] =>
  Object.entries({ response_type: 'token', client_id: clientId, redirect_uri: redirectUri, state, lang: language }).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );

const newcomerField = (name: 'name' | 'email', newcomer: Newcomer, language: Language): Html => {
  const text = signInTexts[language];
  const hasError = newcomer.errors.includes(name);
  return html`<label class="field">
    ${text[name]}
    <input
      type="${name === 'email' ? 'email' : 'text'}"
      name="${name}"
      value="${newcomer[name]}"
      maxlength="100"
      autocomplete="off"
      required
      ${hasError ? html`aria-invalid="true" aria-describedby="${name}-fault"` : ''}
    />
    ${hasError ? html`<span class="fault" id="${name}-fault">${text[name === 'name' ? 'nameFault' : 'emailFault']}</span>` : ''}
  </label>`;
};

/** The page that asks who signs in. `redirectUri` is passed on as received. */
export const signInPage = (
  request: SignInRequest,
  redirectUri: string,
  language: Language,
  newcomer: Newcomer,
): Html => {
  const text = signInTexts[language];
  const hidden = hiddenFields(request, redirectUri, language);
  return page(
    language,
    text.title,
    html`<div class="sheet">
      <h1>${text.title}</h1>
      <p class="quiet">${text.lead(request.clientId)}</p>
      <h2>${text.people}</h2>
      <form method="post" action="/demo/sign-in">
        ${hidden}
        ${demoPeople().map(
          ({ email, firstName, lastName }) =>
            html`<button name="person" value="${email}" class="person">
              ${firstName} ${lastName}<span class="quiet">${email}</span>
            </button>`,
        )}
      </form>
      <h2>${text.somebody}</h2>
      <form method="post" action="/demo/sign-in" novalidate>
        ${hidden} ${newcomerField('name', newcomer, language)} ${newcomerField('email', newcomer, language)}
        <button class="strong" name="action" value="newcomer">${text.signIn}</button>
        <button name="action" value="refuse">${text.decline}</button>
      </form>
    </div>`,
  );
};

/** The page for an invalid request: it redirects nowhere. */
export const signInErrorPage = (error: SignInError, language: Language): Html => {
  const text = signInTexts[language];
  return page(
    language,
    text.errorTitle,
    html`<div class="sheet">
      <h1>${text.errorTitle}</h1>
      <p>${text[error]}</p>
      <a class="button" href="/demo/?lang=${language}">${text.back}</a>
    </div>`,
  );
};
