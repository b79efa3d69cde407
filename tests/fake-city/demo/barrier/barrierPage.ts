import { html } from 'hono/html';
import type { CityConfig } from '~/city/schema';
import { ticketDue } from '../../payments/barrierTickets';
import { isoInCity } from '../../rules/wallTime';
import { latestTickets, barrierParkingsOf, type BarrierParking, type Ticket } from '../../store/stays/barrierTickets';
import type { ServerContext } from '../../context/ServerContext';
import { demoNav } from '../demoNav';
import { page, type Html } from '../page';
import { moneyText, type Language } from '../texts';
import { barrierTexts } from './barrierTexts';

export const barrierPath = '/demo/gate';
const displayedTickets = 10;

export interface BarrierView {
  /** The cities with barriers. */
  cities: readonly CityConfig[];
  /** The chosen city. */
  city: CityConfig;
  /** The ticket that was just taken. */
  ticket: Ticket | undefined;
}

const options = (list: readonly { value: string; name: string }[], chosen: string): Html[] =>
  list.map(({ value, name }) => html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${name}</option>`);

const cityForm = ({ cities, city }: BarrierView, language: Language): Html => {
  const text = barrierTexts[language];
  const list = cities
    .map((one) => ({ value: one.city, name: one.nameForShow[language] }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
  return html`<form action="${barrierPath}" class="filter">
    <input type="hidden" name="lang" value="${language}" />
    <label class="field"
      >${text.city}<select name="city">
        ${options(list, city.city)}
      </select></label
    >
    <button>${text.show}</button>
  </form>`;
};

const ticketForm = ({ city, ticket }: BarrierView, parkings: readonly BarrierParking[], language: Language): Html => {
  const text = barrierTexts[language];
  const list = parkings.map(({ number, name }) => ({ value: number, name: `${number}, ${name}` }));
  return html`<h2>${text.entrance}</h2>
    <form method="post" action="${barrierPath}">
      <input type="hidden" name="lang" value="${language}" />
      <input type="hidden" name="city" value="${city.city}" />
      <label class="field"
        >${text.parking}<select name="parking">
          ${options(list, ticket?.parking ?? '')}
        </select></label
      >
      <button class="strong">${text.take}</button>
    </form>`;
};

const taken = ({ parking, number }: Ticket, language: Language): Html => {
  const text = barrierTexts[language];
  return html`<h2>${text.yours}</h2>
    <dl>
      <div>
        <dt>${text.ticket}</dt>
        <dd><code class="large">${number}</code></dd>
      </div>
      <div>
        <dt>${text.parkingNumber}</dt>
        <dd><code class="large">${parking}</code></dd>
      </div>
    </dl>`;
};

const item = (ticket: Ticket, timeZone: string, nowMs: number, language: Language): Html => {
  const text = barrierTexts[language];
  const local = isoInCity(timeZone, ticket.enteredMs);
  const entered = `${local.slice(8, 10)}.${local.slice(5, 7)} ${local.slice(11, 16)}`;
  const state = ticket.isBarrierBroken ? text.broken : `${text.due} ${moneyText(ticketDue(ticket, nowMs), language)}`;
  return html`<li>
    ${text.ticket} <code>${ticket.number}</code>, ${text.parkingNumber.toLowerCase()} <code>${ticket.parking}</code>
    <span>${text.entered} <time datetime="${local}">${entered}</time>, ${state}</span>
  </li>`;
};

const content = (server: ServerContext, view: BarrierView, language: Language): Html => {
  const text = barrierTexts[language];
  const { city, ticket } = view;
  const tickets = latestTickets(server.store, city.city, displayedTickets);
  const items = tickets.map((one) => item(one, city.timeZone, server.clock.now(), language));
  return html`${cityForm(view, language)} ${ticket ? taken(ticket, language) : ''}
    ${ticketForm(view, barrierParkingsOf(server.store, city.city), language)}
    <h2>${text.latest}</h2>
    ${
      items.length > 0
        ? html`<ul>
            ${items}
          </ul>`
        : html`<p class="quiet">${text.noTickets}</p>`
    }`;
};

/** The barrier of a car park; without a view if no city has barriers. */
export const barrierPage = (server: ServerContext, view: BarrierView | undefined, language: Language): Html => {
  const text = barrierTexts[language];
  const query = new URLSearchParams(view ? { city: view.city.city } : {});
  return page(
    language,
    text.title,
    html`${demoNav(language, barrierPath, query)}
      <div class="sheet">
        <h1>${text.title}</h1>
        <p class="quiet">${text.lead}</p>
        ${view ? content(server, view, language) : html`<p>${text.noCities}</p>`}
      </div>`,
    { isWide: true },
  );
};
