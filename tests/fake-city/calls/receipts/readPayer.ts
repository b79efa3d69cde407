import type { RequestOf } from '~/api/contract/endpoint';
import type { createRefillReceipt, createSubscriptionReceipt } from '~/api/contract/receiptOrders';
import { oneLine } from '../../rules/cleanText';
import { isRealDay } from '../../rules/readMoment';
import type { Payer } from '../../store/payments/receipts';
import { Refusal } from '../Refusal';

type Form = RequestOf<typeof createRefillReceipt | typeof createSubscriptionReceipt>;

/** Returns a required text as one line. Throws RequiredField, or ValidationError if it is too long. */
const limitedText = (text: string, maxChars: number): string => {
  const line = oneLine(text);
  if (line === '') throw new Refusal('RequiredField');
  if (line.length > maxChars) throw new Refusal('ValidationError');
  return line;
};

/** Returns digits without the blanks between them. Throws RequiredField, InvalidFormat with the form's message. */
const digits = (text: string, pattern: RegExp, message: string): string => {
  const tight = text.replace(/\s/g, '');
  if (tight === '') throw new Refusal('RequiredField');
  if (!pattern.test(tight)) throw new Refusal('InvalidFormat', { message });
  return tight;
};

/** Returns the day on which a document was issued. Throws RequiredField, InvalidFormat. */
const issueDate = (text: string): string => {
  const date = text.trim();
  if (date === '') throw new Refusal('RequiredField');
  if (!/^(19|20)\d{2}-\d{2}-\d{2}$/.test(date) || !isRealDay(date))
    throw new Refusal('InvalidFormat', { message: 'Дата не корректна' });
  return date;
};

const onlyDigits = 'Пожалуйста, укажите только цифры';

/** The validated payer of a receipt. Throws RequiredField, InvalidFormat, ValidationError. */
export const readPayer = (form: Form): Payer =>
  form.type === 2
    ? {
        type: 2,
        name: limitedText(form.name, 200),
        ogrn: digits(form.ogrn, /^\d{13}$/, 'Только 13 цифр'),
        inn: digits(form.inn, /^(\d{10}|\d{12})$/, 'Только 10 или 12 цифр'),
        kpp: digits(form.kpp, /^\d{9}$/, 'Только 9 цифр'),
        address: limitedText(form.address, 300),
      }
    : {
        type: 1,
        lastName: limitedText(form.lastName, 100),
        firstName: limitedText(form.firstName, 100),
        // A middle name is always optional.
        middleName: form.middleName?.trim() ? limitedText(form.middleName, 100) : '',
        address: limitedText(form.address, 300),
        typeDoc: form.typeDoc,
        seriesDoc: digits(form.seriesDoc, /^\d{1,20}$/, onlyDigits),
        numberDoc: digits(form.numberDoc, /^\d{1,20}$/, onlyDigits),
        DateDoc: issueDate(form.DateDoc),
        issuer: limitedText(form.issuer, 300),
      };
