import { html } from 'hono/html';
import type { CityConfig } from '~/city/schema';
import type { Order } from '../store/payments/orders';
import type { PaymentMethod } from '../seed/citySettings';
import { factList, page } from './page';
import { homeOf, moneyText, texts, type Language } from './texts';

interface OrderView {
  order: Order;
  city: CityConfig;
  method: PaymentMethod | undefined;
  language: Language;
}

const purchaseText = ({ purchase }: Order, language: Language): string => {
  const text = texts[language];
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

const facts = ({ order, city, method, language }: OrderView) => {
  const text = texts[language];
  return factList([
    [text.city, city.nameForShow[language]],
    [text.purchase, purchaseText(order, language)],
    [text.method, method?.methodNameForShow ?? order.method],
    [text.order, order.id.slice(0, 8)],
  ]);
};

/** An open order, with the three actions of a payer. */
const openOrder = (view: OrderView) => {
  const { order, language } = view;
  const text = texts[language];
  return html`<div class="sheet">
    <h1>${text.sum}</h1>
    <p class="sum">${moneyText(order.kopecks, language)}</p>
    ${facts(view)}
    <form method="post" action="/demo/pay/${order.id}">
      <input type="hidden" name="lang" value="${language}" />
      <button class="strong" name="action" value="pay">${text.pay}</button>
      <button name="action" value="decline">${text.decline}</button>
      <button name="action" value="close">${text.close}</button>
    </form>
  </div>`;
};

const closedOrder = (view: OrderView, title: string) =>
  html`<div class="sheet">
    <h1>${title}</h1>
    <p class="sum">${moneyText(view.order.kopecks, view.language)}</p>
    ${facts(view)}
    <a class="button strong" href="${homeOf(view.language)}">${texts[view.language].back}</a>
  </div>`;

/** The provider's page of an order; `isJustPaid` directly after the payment. */
export const payPage = (view: OrderView, isJustPaid: boolean) => {
  const { order, language } = view;
  const text = texts[language];
  if (order.status === 'open') return page(language, text.payTitle, openOrder(view));
  const paid = isJustPaid ? text.paid : text.alreadyPaid;
  return page(language, text.payTitle, closedOrder(view, order.status === 'declined' ? text.declined : paid));
};

/** The page of an address without an order. */
export const unknownOrderPage = (language: Language) => {
  const text = texts[language];
  return page(
    language,
    text.payTitle,
    html`<div class="sheet">
      <h1>${text.unknown}</h1>
      <p><a class="button strong" href="${homeOf(language)}">${text.back}</a></p>
    </div>`,
  );
};
