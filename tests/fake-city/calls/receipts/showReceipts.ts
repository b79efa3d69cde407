import { purposeOf, receiptFile } from '../../documents/receiptFile';
import { emailKey } from '../../rules/emailKey';
import { roubles } from '../../rules/money';
import { dayMs, isoInCity } from '../../rules/wallTime';
import { addFile } from '../../store/content/files';
import { addMessage } from '../../store/content/outbox';
import { receiptsOf } from '../../store/payments/receipts';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { receiptOfAccount, receiptUser } from './receiptUser';

/** The receipt or invoice as a document. */
export const getReceipt: Handler<'getReceipt'> = ({ receiptnumber }, context) =>
  receiptFile(context.server, context.city, receiptOfAccount(context, receiptnumber));

const longestEmail = 50;
/** A long lifetime, because e-mails are often read late. */
const linkLifeMs = 7 * dayMs;

/**
 * Sends an e-mail with a link to the document. The link needs no login and expires after a week. Throws RequiredField,
 * InvalidFormat.
 */
export const sendReceipt: Handler<'sendReceipt'> = ({ receiptnumber, email }, context) => {
  const receipt = receiptOfAccount(context, receiptnumber);
  if (email.trim() === '') throw new Refusal('RequiredField');
  if (email.trim().length > longestEmail)
    throw new Refusal('InvalidFormat', { message: 'Длинна не более 50 символов' });
  const to = emailKey(email);
  if (to === undefined) throw new Refusal('InvalidFormat', { message: 'Неверный формат адреса' });
  const { server, city, nowMs } = context;
  const link = addFile(
    server.store,
    city.city,
    receipt.account,
    { kind: 'receipt', number: receipt.number },
    nowMs,
    linkLifeMs,
  );
  const text = `${receipt.payer.type === 2 ? 'Счёт на оплату' : 'Квитанция'} № ${receipt.number}: ${purposeOf(receipt)}, ${roubles(receipt.kopecks)} ₽. Документ: ${link}`;
  addMessage(server.store, { city: city.city, kind: 'email', to, text, link, atMs: nowMs });
  return {};
};

/** The receipts of the account, newest first. */
export const getReceiptList: Handler<'getReceiptList'> = (_, context) => {
  const account = receiptUser(context);
  return {
    result: receiptsOf(context.server.store, account).map((receipt) => ({
      date: isoInCity(context.city.timeZone, receipt.madeMs),
      receiptnumber: receipt.number,
      sum: roubles(receipt.kopecks),
      status: receipt.paidMs === null ? 'Ожидает оплаты' : 'Оплачена',
      receiptname: purposeOf(receipt),
      type: String(receipt.payer.type),
      UIN: receipt.uin,
    })),
  };
};
