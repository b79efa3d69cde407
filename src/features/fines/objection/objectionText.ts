import type { CityConfig } from '~/city/schema';
import type { Fine } from '~/domain/history/fine';
import type { HistoryOperation } from '~/domain/history/history';
import {
  objectionEvents,
  objectionPeriod,
  operationsPeriod,
  type ObjectionEvent,
  type ObjectionSources,
  type Span,
} from '~/domain/history/objection';
import { splitPrice, type Kopecks } from '~/domain/money/money';
import type { PaymentFailure, PaymentRecord, PaymentRecordKind } from '~/domain/payments/paymentRecord';
import type { KnownPlace } from '~/domain/stay/placeRef';
import { dayKey, isoInCity, type Instant } from '~/domain/time/cityTime';
import { dateAndTime } from '~/i18n/format';

/**
 * The text of an objection. It is Russian in every language of the app, because appeals are decided in Russian. Its
 * words are therefore not in the catalogues.
 */

const roubles = (sum: Kopecks): string => {
  const { whole, fraction } = splitPrice(sum);
  return `${whole},${fraction} руб.`;
};

const placeText = ({ zone, parkingCode }: KnownPlace): string[] => [
  ...(zone ? [`зона ${zone}`] : []),
  ...(parkingCode && parkingCode !== zone ? [`парковка ${parkingCode}`] : []),
];

/** `UTC+05:00`. */
const offsetText = (at: Instant, timeZone: string): string => `UTC${isoInCity(at, timeZone).slice(19)}`;

interface Clock {
  /** `22.11.2026 18:40:05`. The seconds stand where there are any, the offset where it is not that of the text. */
  at: (at: Instant) => string;
  span: (span: Span) => string;
}

const clockOf = (timeZone: string, offset: string): Clock => {
  const at = (moment: Instant): string => {
    const seconds = isoInCity(moment, timeZone).slice(16, 19);
    const own = offsetText(moment, timeZone);
    return `${dateAndTime(moment, timeZone)}${seconds === ':00' ? '' : seconds}${own === offset ? '' : ` ${own}`}`;
  };
  const span = ({ from, to }: Span): string => {
    if (from === to) return at(from);
    const isOneDay = dayKey(from, timeZone) === dayKey(to, timeZone);
    return `с ${at(from)} до ${isOneDay ? at(to).slice(11) : at(to)}`;
  };
  return { at, span };
};

const kindTexts: Record<PaymentRecordKind, string> = {
  start: 'оплата парковки',
  guestStart: 'оплата парковки',
  renew: 'продление парковки',
  cancel: 'остановка парковки',
  refill: 'пополнение баланса',
  subscribe: 'покупка абонемента',
  planar: 'оплата парковки со шлагбаумом',
  startDeferred: 'начало парковки с оплатой после неё',
  endDeferred: 'завершение парковки с оплатой после неё',
  payDeferred: 'оплата завершённой парковки',
  smsPay: 'оплата парковки по SMS',
  smsExtend: 'продление парковки по SMS',
  smsEnd: 'остановка парковки по SMS',
  offlineForm: 'попытка оплатить парковку без связи с городом',
};

const failureTexts: Record<Exclude<PaymentFailure, 'refused'>, string> = {
  noNetwork: 'не было сети, запрос не отправлен',
  silent: 'сервер города не отвечал, запрос не отправлен',
  lost: 'связь оборвалась, ответа нет',
  timeout: 'сервер города не ответил в отведённое время',
  portal: 'вместо сервера города ответила другая сеть',
  serverError: 'ошибка на сервере города',
  unreadable: 'ответ сервера города не прочитан',
  busy: 'сервер города занят',
  expired: 'время входа в учётную запись истекло',
  closed: 'страница закрыта до ответа',
  noReply: 'ответное SMS не пришло',
};

const moneyless: readonly PaymentRecordKind[] = ['cancel', 'startDeferred', 'endDeferred', 'smsEnd'];

const recordOutcome = ({ outcome, kind, fault, answeredAt }: PaymentRecord): string => {
  const isMoney = !moneyless.includes(kind);
  switch (outcome) {
    case 'done':
      return isMoney ? 'оплачено' : 'выполнено';
    case 'twice':
      return 'выполнено дважды';
    case 'link':
      return 'заказ создан, оплата не подтверждена';
    case 'failed':
      if (kind === 'offlineForm' || fault === 'noNetwork') return 'не отправлено';
      return isMoney ? 'не оплачено' : 'не выполнено';
    case 'open':
      return kind.startsWith('sms') && answeredAt !== undefined ? 'получено ответное SMS' : 'итог неизвестен';
  }
};

/** Sentences end with one full stop, also after a city's own words. */
const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('ru') + text.slice(1);

const causeOf = ({ fault, errorName }: PaymentRecord): string | undefined => {
  if (fault === undefined) return undefined;
  if (fault !== 'refused') return failureTexts[fault];
  return errorName === undefined ? 'город отказал' : `город отказал (${errorName})`;
};

const recordText = (record: PaymentRecord, clock: Clock): string => {
  const { kind, plate, place, sum, toPay, answer, answeredAt, confirmedAt, order, sessionId, command } = record;
  const total = sum ?? toPay;
  const cause = causeOf(record);
  const what = [
    kindTexts[kind],
    ...placeText(place ?? {}),
    ...(total === undefined ? [] : [roubles(total)]),
    ...(plate === undefined ? ['автомобиль в записи не указан'] : []),
  ].join(', ');
  return [
    `Запись на устройстве: ${what}`,
    `Итог: ${recordOutcome(record)}`,
    cause && capital(cause),
    answer && `Ответ города: «${answer.replaceAll(/\s+/g, ' ').trim()}»`,
    answeredAt !== undefined && `Время ответа: ${clock.at(answeredAt)}`,
    confirmedAt !== undefined && `Город подтвердил оплату: ${clock.at(confirmedAt)}`,
    order !== undefined && `Заказ № ${order}`,
    sessionId !== undefined && `Парковка № ${sessionId}`,
    command !== undefined && `Текст SMS: «${command}»`,
    record.isPhoneTime && 'Время по часам телефона',
  ]
    .filter((part) => typeof part === 'string' && part !== '')
    .map((part) => sentence(String(part)))
    .join(' ');
};

const operationTexts: Record<HistoryOperation['type'], string> = {
  payment: 'оплата парковки',
  renew: 'продление парковки',
  cancel: 'отмена и возврат',
  refill: 'пополнение баланса',
  paymentSubscription: 'оплата абонемента',
  paymentGate: 'оплата парковки со шлагбаумом',
  bonus20: 'начисление бонусов',
  other: 'операция',
};

const statusTexts: Record<NonNullable<HistoryOperation['status']>, string> = {
  done: 'выполнено',
  cancel: 'отменено',
  error: 'ошибка',
  waiting: 'ожидает оплаты',
  unknown: 'состояние неизвестно',
};

const parkedTime = ({ startsAt, endsAt, durationMin }: HistoryOperation, clock: Clock): string[] => {
  if (startsAt !== undefined && endsAt !== undefined) return [clock.span({ from: startsAt, to: endsAt })];
  return [
    ...(startsAt === undefined ? [] : [`начало ${clock.at(startsAt)}`]),
    ...(endsAt === undefined ? [] : [`конец ${clock.at(endsAt)}`]),
    ...(durationMin === undefined ? [] : [`${durationMin} мин`]),
  ];
};

const operationText = (operation: HistoryOperation, clock: Clock): string => {
  const { type, status, sum, orderNumber, zone, parkingCode } = operation;
  const what = [
    operationTexts[type],
    ...placeText({ zone, parkingCode }),
    ...parkedTime(operation, clock),
    roubles(sum),
    ...(orderNumber === undefined ? [] : [`№ ${orderNumber}`]),
  ].join(', ');
  const state = status === undefined ? '' : ` Состояние: ${statusTexts[status]}.`;
  return `История операций: ${sentence(what)}${state}`;
};

const violationText = (unpaid: readonly Span[] | undefined, span: Span, clock: Clock): string => {
  const what = 'Время нарушения, указанное в штрафе.';
  if (!unpaid) return `${what} По прочитанной истории операций нельзя сказать, оплачена ли парковка на это время.`;
  if (unpaid.length === 0) return `${what} На это время в истории операций есть оплаченная парковка этого автомобиля.`;
  const [first] = unpaid;
  const isWhole = first?.from === span.from && first.to === span.to;
  return isWhole
    ? `${what} Оплаченной парковки этого автомобиля на это время в истории операций нет.`
    : `${what} Оплаченной парковки этого автомобиля в истории операций нет: ${unpaid.map(clock.span).join('; ')}.`;
};

const eventText = (event: ObjectionEvent, clock: Clock): string => {
  switch (event.kind) {
    case 'violation':
      return `${capital(clock.span(event.span))}. ${violationText(event.unpaid, event.span, clock)}`;
    case 'record':
      return `${clock.at(event.at)}. ${recordText(event.record, clock)}`;
    case 'operation':
      return `${clock.at(event.at)}. ${operationText(event.operation, clock)}`;
    case 'gap':
      return `${capital(clock.span(event.span))}. Между двумя оплаченными парковками в истории операций перерыв.`;
  }
};

export interface Objection {
  title: string;
  /** The facts of the fine. */
  facts: string[];
  /** What the lines cover, and by which clock. */
  intro: string;
  /** What is known, in order of time. */
  lines: string[];
  /** Where the lines come from, and what could not be read. */
  sources: string[];
}

interface ObjectionContext extends ObjectionSources {
  city: Pick<CityConfig, 'nameForShow' | 'timeZone'>;
  /** When the history was read. */
  readAt: Instant;
}

const sourceTexts = ({ history, readAt }: ObjectionContext, operationsSpan: Span, clock: Clock): string[] => {
  const span = clock.span(operationsSpan);
  if (!history) return ['Записи приложения на этом устройстве. История операций учётной записи не загружена.'];
  return [
    `Источники: записи приложения на этом устройстве; история операций учётной записи ${span}, прочитана ${clock.at(readAt)}.`,
    ...(history.isComplete ? [] : ['История операций за это время прочитана не полностью.']),
  ];
};

/** Composes the objection; undefined if the fine names no vehicle or no time. */
export const objectionOf = (fine: Fine, context: ObjectionContext): Objection | undefined => {
  const { nameForShow, timeZone } = context.city;
  const period = objectionPeriod(fine, timeZone);
  if (!period || fine.plate === undefined) return undefined;
  const offset = offsetText(period.from, timeZone);
  const clock = clockOf(timeZone, offset);
  const { uin, at, startsAt, endsAt, place, plate, type, provider } = fine;
  const facts: [string, string | undefined][] = [
    ['Город', nameForShow.ru],
    ['УИН', uin],
    ['Дата штрафа', at === undefined ? undefined : clock.at(at)],
    ['Начало нарушения', startsAt === undefined ? undefined : clock.at(startsAt)],
    ['Конец нарушения', endsAt === undefined ? undefined : clock.at(endsAt)],
    ['Место', place],
    ['Автомобиль', plate],
    ['Нарушение', type],
    ['Кто выписал', provider],
  ];
  const lines = objectionEvents(fine, context, timeZone).map((event) => eventText(event, clock));
  return {
    title: 'Возражение на штраф за парковку',
    facts: facts.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`])),
    intro: `Что записано об этом автомобиле ${clock.span(period)} по городскому времени (${offset}):`,
    lines: lines.length === 0 ? ['В прочитанном за эти дни об этом автомобиле ничего нет.'] : lines,
    sources: [
      ...sourceTexts(context, operationsPeriod(period, timeZone), clock),
      'Абонементы и льготы не учтены. Это не фискальный документ.',
    ],
  };
};

/** The objection as plain text, for the form of an appeal. */
export const plainObjection = ({ title, facts, intro, lines, sources }: Objection): string =>
  [title, '', ...facts, '', intro, ...lines.map((line, index) => `${index + 1}. ${line}`), '', ...sources].join('\n');
