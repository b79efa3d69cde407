import { html } from 'hono/html';
import { demoNav } from '../demoNav';
import { page, type Html } from '../page';
import type { Language } from '../texts';
import { widgetsTexts } from './widgetsTexts';

const settings = (language: Language, rows: readonly string[]): Html =>
  html`<p class="quiet">${widgetsTexts[language].settings}</p>
    <ul class="settings">
      ${rows.map((row) => html`<li><code>${row}</code></li>`)}
    </ul>`;

const result = (name: string, language: Language): Html => {
  const text = widgetsTexts[language];
  return html`<p>${text.result}: <output id="${name}-result">${text.none}</output></p>`;
};

const card = (language: Language): Html => {
  const text = widgetsTexts[language];
  return html`<section class="sheet">
    <h2>${text.card}</h2>
    <p class="quiet">${text.cardLead}</p>
    <form id="card">
      <label class="field">${text.sum}<input name="amount" value="300" inputmode="decimal" autocomplete="off" /></label>
      <label class="field">${text.order}<input name="invoiceId" maxlength="100" autocomplete="off" /></label>
      <label class="tick"><input type="checkbox" name="requireEmail" />${text.requireEmail}</label>
      <button class="strong">${text.pay}</button>
    </form>
    ${result('card', language)}
    ${settings(language, ['VITE_CARD_SCRIPT=/demo/card-widget.js', 'VITE_CARD_PUBLIC_KEY=demo'])}
  </section>`;
};

const signIn = (language: Language): Html => {
  const text = widgetsTexts[language];
  return html`<section class="sheet">
    <h2>${text.signIn}</h2>
    <p class="quiet">${text.signInLead}</p>
    <div id="sign-in"></div>
    ${result('sign-in', language)}
    ${settings(language, ['VITE_THIRD_PARTY_ID_SCRIPT=/demo/sign-in.js', 'VITE_THIRD_PARTY_ID_CLIENT=demo'])}
  </section>`;
};

const captcha = (language: Language): Html => {
  const text = widgetsTexts[language];
  return html`<section class="sheet">
    <h2>${text.captcha}</h2>
    <p class="quiet">${text.captchaLead}</p>
    <form id="captcha-form">
      <div id="captcha"></div>
      <button type="reset">${text.captchaReset}</button>
    </form>
    ${result('captcha', language)} ${settings(language, ['VITE_CAPTCHA_SITE_KEY=demo'])}
  </section>`;
};

/** The three widgets to try, and how the app uses them. */
export const widgetsPage = (language: Language): Html => {
  const text = widgetsTexts[language];
  return page(
    language,
    text.title,
    html`${demoNav(language, '/demo/widgets')}
      <div class="sheet">
        <h1>${text.title}</h1>
        <p class="quiet">${text.lead}</p>
      </div>
      ${card(language)} ${signIn(language)} ${captcha(language)}`,
    { isWide: true, scripts: ['/demo/card-widget.js', '/demo/sign-in.js', '/demo/captcha.js', '/demo/widgets.js'] },
  );
};
