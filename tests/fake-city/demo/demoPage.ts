import { html } from 'hono/html';
import { demoAccounts, demoPassword, type DemoAccount } from '../seed/demoAccounts';
import { demoCompanies, type DemoCompany } from '../seed/demoCompanies';
import type { ServerContext } from '../context/ServerContext';
import { demoNav } from './demoNav';
import { differencesOf } from './front/differences';
import { frontTexts } from './front/frontTexts';
import { page, type Html } from './page';
import { texts, type Language } from './texts';

const places = (language: Language): Html => {
  const [text, names] = [frontTexts[language], texts[language]];
  const all = [
    ['/demo/outbox', names.outboxPlace, text.outbox],
    ['/demo/widgets', names.widgetsPlace, text.widgets],
    ['/demo/operator', names.operatorPlace, text.operator],
    ['/demo/gate', names.barrierPlace, text.barrier],
  ] as const;
  return html`<ul class="places columns">
    ${all.map(([path, name, about]) => html`<li><a href="${path}?lang=${language}">${name}</a><span>${about}</span></li>`)}
  </ul>`;
};

const login = ({ email, phones, about }: DemoAccount, language: Language): Html =>
  html`<li>
    <code>${email}</code>${phones[0] === undefined ? '' : html`, <code>${phones[0]}</code>`}<span
      >${about[language]}</span
    >
  </li>`;

const company = ({ name, inn, contract, about }: DemoCompany, language: Language): Html => {
  const text = frontTexts[language];
  return html`<li>
    ${text.inn} <code>${inn}</code>, ${text.contract} <code>${contract}</code><span>${name}: ${about[language]}</span>
  </li>`;
};

/** The front page of the demo: its contents, the demo accounts, and the cities that differ from the usual one. */
export const demoPage = (server: ServerContext, language: Language): Html => {
  const text = frontTexts[language];
  const title = texts[language].demoTitle;
  const cities = [...server.cities.values()]
    .map((city) => ({ name: city.nameForShow[language], differences: differencesOf(server, city, language) }))
    .filter(({ differences }) => differences.length > 0)
    .sort((one, other) => one.name.localeCompare(other.name, language));
  return page(
    language,
    title,
    html`${demoNav(language)}
      <div class="sheet">
        <h1>${title}</h1>
        <p class="quiet">${text.lead}</p>
        ${places(language)}
        <h2>${text.logins}</h2>
        <p class="quiet">${text.loginsLead}</p>
        <p>${text.password}: <code class="large">${demoPassword}</code></p>
        <ul class="columns">
          ${demoAccounts('perm').map((account) => login(account, language))}
        </ul>
        <h2>${text.companies}</h2>
        <p class="quiet">${text.companiesLead}</p>
        <ul class="columns">
          ${demoCompanies.map((one) => company(one, language))}
        </ul>
        <h2>${text.cities}</h2>
        <ul class="columns">
          ${cities.map(({ name, differences }) => html`<li><b>${name}</b><span>${differences.join(', ')}</span></li>`)}
        </ul>
        <p class="quiet">${text.usual}</p>
      </div>`,
    { isWide: true },
  );
};
