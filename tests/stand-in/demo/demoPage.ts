import { html } from 'hono/html';
import { isoInCity } from '../rules/wallTime';
import { demoAccounts } from '../seed/demoAccounts';
import { messages } from '../store/outbox';
import { cityRules } from '../world/cityRules';
import type { World } from '../world/World';
import { page } from './page';
import { words, type Language } from './words';

const shownMessages = 50;

/** What sets a city apart, in words; empty for a usual one. */
const peculiarities = (world: World, id: string, language: Language): string[] => {
  const city = world.cities.get(id);
  if (!city) return [];
  const text = words[language];
  const { settings } = cityRules(world, city);
  return [
    ...(settings.dontUseBalance ? [text.noBalance] : []),
    ...(settings.useSessionWithoutRegister ? [] : [text.noGuests]),
    ...(settings.paymentByParkingId ? [text.byParking] : []),
    ...(settings.intervals.step === 15 ? [] : [text.step(text.minutes(settings.intervals.step))]),
  ];
};

/** The front page of the demonstration: who can sign in, which cities differ, and what would have been sent. */
export const demoPage = (world: World, language: Language) => {
  const text = words[language];
  const logins = demoAccounts('perm').map(
    ({ email, phones, password, about }) =>
      html`<li>
        <code>${email}</code>, <code>${phones[0] ?? ''}</code
        ><span>${about[language]}; ${password === '' ? text.noPassword : html`${text.password.toLowerCase()} <code>${password}</code>`}</span>
      </li>`,
  );
  const cities = [...world.cities.values()]
    .map((city) => ({ name: city.nameForShow[language], differs: peculiarities(world, city.city, language) }))
    .filter(({ differs }) => differs.length > 0);
  const sent = messages(world.store, shownMessages).map(({ city, to, text: body, atMs }) => {
    const known = world.cities.get(city);
    const time = isoInCity(known?.timeZone ?? 'UTC', atMs)
      .slice(0, 16)
      .replace('T', ' ');
    return html`<li>${body}<span>${time}, ${known?.nameForShow[language] ?? city}, ${to}</span></li>`;
  });
  return page(
    language,
    text.demoTitle,
    html`<div class="sheet">
      <h1>${text.demoTitle}</h1>
      <p class="quiet">${text.demoLead}</p>
      <h2>${text.logins}</h2>
      <ul>
        ${logins}
      </ul>
      <h2>${text.cities}</h2>
      <ul>
        ${cities.map(({ name, differs }) => html`<li>${name}<span>${differs.join(', ')}</span></li>`)}
      </ul>
      <h2>${text.outbox}</h2>
      ${
        sent.length > 0
          ? html`<ul>
              ${sent}
            </ul>`
          : html`<p class="quiet">${text.nothingSent}</p>`
      }
      <p>
        <a href="/demo/?lang=${language === 'ru' ? 'en' : 'ru'}">${text.other}</a> · <a href="${language === 'en' ? '/en' : '/'}">${text.back}</a>
      </p>
    </div>`,
  );
};
