import type { CityConfig } from '~/city/schema';
import { FileReply } from '../calls/Handler';
import type { ReceiptLine, ReceiptDocument } from '../render-worker/ReceiptDocument';
import { addDays } from '../rules/cityDays';
import { sumInWords } from '../rules/sumInWords';
import { wallTimeAt } from '../rules/wallTime';
import type { Payer, Receipt } from '../store/payments/receipts';
import type { ServerContext } from '../context/ServerContext';
import { operatorName, operatorOf } from '../seed/operator';
import { longDate, money, shortDate } from './format';

const documentNames = { 1: 'Паспорт', 2: 'Водительское удостоверение' } as const;

const payerLines = (payer: Payer): ReceiptLine[] => {
  if (payer.type === 2)
    return [
      { name: 'Наименование', text: payer.name },
      { name: 'Адрес', text: payer.address },
      { name: 'ИНН / КПП', text: `${payer.inn} / ${payer.kpp}` },
      { name: 'ОГРН', text: payer.ogrn },
    ];
  const { lastName, firstName, middleName, address, typeDoc, seriesDoc, numberDoc, DateDoc, issuer } = payer;
  return [
    { name: 'Фамилия, имя, отчество', text: [lastName, firstName, middleName].filter((name) => name !== '').join(' ') },
    { name: 'Адрес', text: address },
    { name: documentNames[typeDoc], text: `${seriesDoc} ${numberDoc}, ${shortDate(DateDoc)}` },
    { name: 'Кем выдан', text: issuer },
  ];
};

/** The purpose of a receipt in words. */
export const purposeOf = ({ subscription }: Pick<Receipt, 'subscription'>): string =>
  subscription
    ? `Абонемент «${subscription.title}» для автомобиля ${subscription.number}`
    : 'Пополнение баланса парковочного счёта';

const receiptDocumentOf = ({ city, nameForShow, timeZone }: CityConfig, receipt: Receipt): ReceiptDocument => {
  const { inn, kpp, bank, bik, account, oktmo } = operatorOf(city);
  const isInvoice = receipt.payer.type === 2;
  const dateAt = (atMs: number): string => wallTimeAt(timeZone, atMs).date;
  return {
    title: isInvoice ? 'Счёт на оплату' : 'Квитанция',
    number: receipt.number,
    date: longDate(dateAt(receipt.madeMs)),
    uin: receipt.uin,
    recipient: [
      { name: 'Наименование', text: operatorName(nameForShow.ru) },
      { name: 'ИНН / КПП', text: `${inn} / ${kpp}` },
      { name: 'Банк', text: `${bank}, БИК ${bik}` },
      { name: 'Казначейский счёт', text: account },
      { name: 'ОКТМО', text: oktmo },
    ],
    payerTitle: isInvoice ? 'Плательщик, юридическое лицо' : 'Плательщик',
    payer: payerLines(receipt.payer),
    purpose: purposeOf(receipt),
    sum: money(receipt.kopecks),
    sumInWords: sumInWords(receipt.kopecks),
    payUntil: longDate(addDays(dateAt(receipt.madeMs), 30)),
    paidOn: receipt.paidMs === null ? null : shortDate(dateAt(receipt.paidMs)),
  };
};

/** The receipt or invoice as a document to save or print. */
export const receiptFile = (server: ServerContext, city: CityConfig, receipt: Receipt): FileReply =>
  new FileReply('application/pdf', 'receipt.pdf', () =>
    server.documentRenderer.make({ kind: 'receipt', receipt: receiptDocumentOf(city, receipt) }),
  );
