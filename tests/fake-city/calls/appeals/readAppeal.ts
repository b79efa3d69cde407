import * as v from 'valibot';
import { listOf, text } from '~/api/contract/wire';
import { manyLines } from '../../rules/cleanText';
import { emailKey } from '../../rules/emailKey';
import { appealById, type Appeal } from '../../store/content/appeals';
import type { CallContext } from '../CallContext';
import { Refusal } from '../Refusal';

const longestMessage = 10_000;

/** Throws RequiredField for an empty message, and ValidationError for one of more than 10,000 characters. */
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

/** A phone by the rule of the appeal form: 7, 8 or +7, then 9 or 10 digits. Throws InvalidFormat. */
export const readPhone = (input: string): string => {
  const phone = input.replace(/[\s()-]/g, '');
  if (!/^(\+7|[78])\d{9,10}$/.test(phone)) throw new Refusal('InvalidFormat', { message: 'Неверный формат телефона' });
  return phone.replace('+', '');
};

const topicList = listOf(v.object({ label: text, code: text }));

/** The city's name for a topic; null if none is chosen. Throws ValidationError for an unknown topic. */
export const readSubject = ({ rules }: CallContext, code: string | undefined): string | null => {
  if (!code?.trim()) return null;
  const topic = v.parse(topicList, rules.settings.topics).find((one) => one.code === code.trim());
  if (!topic) throw new Refusal('ValidationError', { message: 'Такой темы нет.' });
  return topic.label;
};

/**
 * Returns an appeal of the account. Throws the same ValidationError for an unknown and for another account's appeal, so
 * that neither is revealed.
 */
export const appealOfAccount = ({ server }: CallContext, account: number, id: string): Appeal => {
  const appeal = /^\d{1,12}$/.test(id.trim()) ? appealById(server.store, Number(id)) : undefined;
  if (appeal?.account !== account) throw new Refusal('ValidationError', { message: 'Такого обращения нет.' });
  return appeal;
};
