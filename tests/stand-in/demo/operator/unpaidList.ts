import { html } from 'hono/html';
import { purposeOf } from '../../papers/receiptFile';
import { accountLabel } from '../../store/accounts';
import { unpaidReceipts, type Receipt } from '../../store/receipts';
import type { World } from '../../world/World';
import type { Html } from '../page';
import { moneyText, type Language } from '../words';
import { operatorWords } from './operatorWords';
import { timeHtml } from './timeHtml';

const mostOfCity = 20;

const item = (world: World, receipt: Receipt, path: string, language: Language): Html => {
  const text = operatorWords[language];
  const city = world.cities.get(receipt.city);
  return html`<li>
    <b>${text.receipt(receipt.number)}</b>, ${moneyText(receipt.kopecks, language)}: ${purposeOf(receipt)}
    <span>
      ${timeHtml(receipt.madeMs, city?.timeZone)} · ${city?.nameForShow[language] ?? receipt.city} · ${accountLabel(world.store, receipt.account)}
    </span>
    <form method="post" action="${path}/receipts/${receipt.id}">
      <input type="hidden" name="lang" value="${language}" />
      <button>${text.paid}</button>
    </form>
  </li>`;
};

/** The newest unpaid receipts of each city, with what a bank would report. */
export const unpaidList = (world: World, path: string, language: Language): Html => {
  const unpaid = [...world.cities.keys()].flatMap((city) => unpaidReceipts(world.store, city, mostOfCity));
  if (unpaid.length === 0) return html`<p>${operatorWords[language].noReceipts}</p>`;
  return html`<ul class="messages">
    ${unpaid.map((receipt) => item(world, receipt, path, language))}
  </ul>`;
};
