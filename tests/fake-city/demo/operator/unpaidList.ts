import { html } from 'hono/html';
import { purposeOf } from '../../documents/receiptFile';
import { accountLabel } from '../../store/account/accounts';
import { unpaidReceipts, type Receipt } from '../../store/payments/receipts';
import type { ServerContext } from '../../context/ServerContext';
import type { Html } from '../page';
import { moneyText, type Language } from '../texts';
import { operatorTexts } from './operatorTexts';
import { timeHtml } from './timeHtml';

const maxPerCity = 20;

const item = (server: ServerContext, receipt: Receipt, path: string, language: Language): Html => {
  const text = operatorTexts[language];
  const city = server.cities.get(receipt.city);
  return html`<li>
    <b>${text.receipt(receipt.number)}</b>, ${moneyText(receipt.kopecks, language)}: ${purposeOf(receipt)}
    <span>
      ${timeHtml(receipt.madeMs, city?.timeZone)} · ${city?.nameForShow[language] ?? receipt.city} ·
      ${accountLabel(server.store, receipt.account)}
    </span>
    <form method="post" action="${path}/receipts/${receipt.id}">
      <input type="hidden" name="lang" value="${language}" />
      <button>${text.paid}</button>
    </form>
  </li>`;
};

/** The newest unpaid receipts of each city, with buttons for the bank's report. */
export const unpaidList = (server: ServerContext, path: string, language: Language): Html => {
  const unpaid = [...server.cities.keys()].flatMap((city) => unpaidReceipts(server.store, city, maxPerCity));
  if (unpaid.length === 0) return html`<p>${operatorTexts[language].noReceipts}</p>`;
  return html`<ul class="messages">
    ${unpaid.map((receipt) => item(server, receipt, path, language))}
  </ul>`;
};
