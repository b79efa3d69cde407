import { isoInCity } from '../../rules/wallTime';
import {
  addAppeal,
  addAppealMessage,
  appealsOf,
  messagesOf,
  setAppealStatus,
  type AppealStatus,
} from '../../store/content/appeals';
import { driverOf } from '../caller';
import type { Handler } from '../Handler';
import { appealOfAccount, readEmail, readMessage, readPhone, readSubject } from './readAppeal';

/** The statuses as the wire spells them, with their colours. */
const wireStatuses: Record<AppealStatus, { status: string; statusColor: string }> = {
  registered: { status: 'Зарегистрировано', statusColor: 'green' },
  inWork: { status: 'В работе', statusColor: 'green' },
  needsClarification: { status: 'Требует уточнения', statusColor: 'green' },
  completed: { status: 'Завершено', statusColor: 'grey' },
};

/** Registers an appeal with its first message. */
export const registerAppeal: Handler<'registerAppeal'> = (input, context) => {
  const account = driverOf(context);
  const draft = {
    city: context.city.city,
    account,
    subject: readSubject(context, input.idSubject),
    email: readEmail(input.email),
    phone: readPhone(input.phone),
  };
  const id = addAppeal(context.server.store, draft, { text: readMessage(input.message), atMs: context.nowMs });
  return { userMessage: `Обращение № ${id} зарегистрировано` };
};

/** The driver's appeals, each with its last message. */
export const getAppeals: Handler<'getAppeals'> = (_, context) => {
  const { store } = context.server;
  const items = appealsOf(store, driverOf(context)).map(({ id, subject, status }) => ({
    id: String(id),
    subject,
    lastMessage: messagesOf(store, id).at(-1)?.text,
    ...wireStatuses[status],
  }));
  return { items };
};

/** The messages of the account's appeal, oldest first. The first one carries the appeal's subject. */
export const getAppealMessages: Handler<'getAppealMessages'> = (input, context) => {
  const { id, subject } = appealOfAccount(context, driverOf(context), input.idAppeal);
  const items = messagesOf(context.server.store, id).map(({ text, isFromDriver, atMs }, index) => ({
    date: isoInCity(context.city.timeZone, atMs),
    text,
    out: isFromDriver ? 1 : 0,
    withTitle: index === 0 ? subject : null,
  }));
  return { items };
};

/**
 * Adds a driver's message to an appeal of the account. An appeal that was completed or needed clarification returns to
 * work.
 */
export const sendAppealMessage: Handler<'sendAppealMessage'> = (input, context) => {
  const { store } = context.server;
  const appeal = appealOfAccount(context, driverOf(context), input.idAppeal);
  addAppealMessage(store, appeal, { text: readMessage(input.message), isFromDriver: true, atMs: context.nowMs });
  if (appeal.status === 'completed' || appeal.status === 'needsClarification')
    setAppealStatus(store, appeal.id, 'inWork');
  return { userMessage: 'Сообщение отправлено' };
};
