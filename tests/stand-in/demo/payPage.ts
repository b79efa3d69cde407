import { html } from 'hono/html';
import type { CityConfig } from '~/city/schema';
import type { Order } from '../store/orders';
import type { PaymentMethod } from '../seed/citySettings';
import { factList, page } from './page';
import { homeOf, moneyText, words, type Language } from './words';

interface Shown {
  order: Order;
  city: CityConfig;
  method: PaymentMethod | undefined;
  language: Language;
}

const purchaseText = ({ purchase }: Order, language: Language): string => {
  const text = words[language];
  switch (purchase?.kind) {
    case undefined:
      return text.refill;
    case 'start':
      return text.start(purchase.zone, purchase.number, text.minutes(purchase.durationMin));
    case 'renew':
      return text.renew(text.minutes(purchase.durationMin));
    case 'subscription':
      return text.subscription(purchase.code, purchase.number);
    case 'deferred':
      return text.deferred;
    case 'planar':
      return text.planar(purchase.parking, purchase.ticket);
  }
};

const facts = ({ order, city, method, language }: Shown) => {
  const text = words[language];
  return factList([
    [text.city, city.nameForShow[language]],
    [text.purchase, purchaseText(order, language)],
    [text.method, method?.methodNameForShow ?? order.method],
    [text.order, order.id.slice(0, 8)],
  ]);
};

/** An open order, with the three things a person can do. */
const openOrder = (shown: Shown) => {
  const { order, language } = shown;
  const text = words[language];
  return html`<div class="sheet">
    <h1>${text.sum}</h1>
    <p class="sum">${moneyText(order.kopecks, language)}</p>
    ${facts(shown)}
    <form method="post" action="/demo/pay/${order.id}">
      <input type="hidden" name="lang" value="${language}" />
      <button class="strong" name="action" value="pay">${text.pay}</button>
      <button name="action" value="decline">${text.decline}</button>
      <button name="action" value="close">${text.close}</button>
    </form>
  </div>`;
};

const closedOrder = (shown: Shown, title: string) =>
  html`<div class="sheet">
    <h1>${title}</h1>
    <p class="sum">${moneyText(shown.order.kopecks, shown.language)}</p>
    ${facts(shown)}
    <a class="button strong" href="${homeOf(shown.language)}">${words[shown.language].back}</a>
  </div>`;

/** The provider's page of an order; `isJustPaid` right after the payment. */
export const payPage = (shown: Shown, isJustPaid: boolean) => {
  const { order, language } = shown;
  const text = words[language];
  if (order.status === 'open') return page(language, text.payTitle, openOrder(shown));
  const paid = isJustPaid ? text.paid : text.alreadyPaid;
  return page(language, text.payTitle, closedOrder(shown, order.status === 'declined' ? text.declined : paid));
};

/** For an address that belongs to no order. */
export const unknownOrderPage = (language: Language) => {
  const text = words[language];
  return page(
    language,
    text.payTitle,
    html`<div class="sheet">
      <h1>${text.unknown}</h1>
      <p><a class="button strong" href="${homeOf(language)}">${text.back}</a></p>
    </div>`,
  );
};
