import * as v from 'valibot';
import { listOf, text } from '~/api/contract/wire';
import { manyLines } from '../../rules/cleanText';
import { emailKey } from '../../rules/emailKey';
import { appealById, type Appeal } from '../../store/content/appeals';
import type { CallContext } from '../CallContext';
import { Refusal } from '../Refusal';

const longestMessage = 10_000;

/** Throws RequiredField for a message that says nothing, ValidationError for one of more than 10,000 characters. */
export const readMessage = (input: string): string => {
  const message = manyLines(input);
  if (message === '') throw new Refusal('RequiredField', { message: 'Напишите сообщение.' });
  if (message.length > longestMessage)
    throw new Refusal('ValidationError', { message: 'Сообщение не длиннее 10 000 знаков.' });
  return message;
};

/** Throws RequiredField, InvalidFormat. */
export const readEmail = (input: string): string => {
  if (input.trim() === '') throw new Refusal('RequiredField', { message: 'Укажите e-mail.' });
  const email = emailKey(input);
  if (!email) throw new Refusal('InvalidFormat', { message: 'Неверный формат адреса' });
  return email;
};

/** A phone by the form's own rule: 7, 8 or +7, then 9 or 10 digits (document 2, section 5). Throws InvalidFormat. */
export const readPhone = (input: string): string => {
  const phone = input.replace(/[\s()-]/g, '');
  if (!/^(\+7|[78])\d{9,10}$/.test(phone)) throw new Refusal('InvalidFormat', { message: 'Неверный формат телефона' });
  return phone.replace('+', '');
};

const topicList = listOf(v.object({ label: text, code: text }));

/** What the city calls a topic; null where none is chosen. Throws ValidationError for a topic that the city has not. */
export const readSubject = ({ rules }: CallContext, code: string | undefined): string | null => {
  if (!code?.trim()) return null;
  const topic = v.parse(topicList, rules.settings.topics).find((one) => one.code === code.trim());
  if (!topic) throw new Refusal('ValidationError', { message: 'Такой темы нет.' });
  return topic.label;
};

/** An own appeal. Throws ValidationError for any other, which says nothing of whether there is one. */
export const appealOfAccount = ({ server }: CallContext, account: number, id: string): Appeal => {
  const appeal = /^\d{1,12}$/.test(id.trim()) ? appealById(server.store, Number(id)) : undefined;
  if (appeal?.account !== account) throw new Refusal('ValidationError', { message: 'Такого обращения нет.' });
  return appeal;
};
