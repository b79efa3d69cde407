import { t } from '@lingui/core/macro';
import { dayKey, isoInCity, type Instant } from '~/domain/time/cityTime';
import { placeNumber } from '~/domain/stay/placeRef';
import {
  recordsSpan,
  type PaymentRecord,
  type PaymentFailure,
  type PaymentRecordKind,
} from '~/domain/payments/paymentRecord';
import { errorText } from '~/i18n/errorText';
import { dateAndTime, cost } from '~/i18n/format';

/** `22.11.2026 18:40:05`, in the city's time. */
const secondText = (at: Instant, timeZone: string): string =>
  `${dateAndTime(at, timeZone)}${isoInCity(at, timeZone).slice(16, 19)}`;
/** `UTC+05:00`: the city's offset from UTC. */
const offsetText = (at: Instant, timeZone: string): string => `UTC${isoInCity(at, timeZone).slice(19)}`;

/** `22.11.2026 18:40:05 UTC+05:00`. */
const stampText = (at: Instant, timeZone: string): string => `${secondText(at, timeZone)} ${offsetText(at, timeZone)}`;

export const kindText = (kind: PaymentRecordKind): string => {
  switch (kind) {
    case 'start':
    case 'guestStart':
      return t`Оплата парковки`;
    case 'renew':
      return t`Продление`;
    case 'cancel':
      return t`Остановка парковки`;
    case 'refill':
      return t`Пополнение баланса`;
    case 'subscribe':
      return t`Абонемент`;
    case 'planar':
      return t`Парковка со шлагбаумом`;
    case 'startDeferred':
      return t`Начало парковки`;
    case 'endDeferred':
      return t`Завершение парковки`;
    case 'payDeferred':
      return t`Оплата после парковки`;
    case 'smsPay':
      return t`Оплата по SMS`;
    case 'smsExtend':
      return t`Продление по SMS`;
    case 'smsEnd':
      return t`Остановка по SMS`;
    case 'offlineForm':
      return t`Оплата без связи с городом`;
  }
};

const moneyless: readonly PaymentRecordKind[] = ['cancel', 'startDeferred', 'endDeferred', 'smsEnd'];

/** The outcome in one or two words. */
export const outcomeText = ({ outcome, kind, fault: error, answeredAt }: PaymentRecord): string => {
  const isMoney = !moneyless.includes(kind);
  switch (outcome) {
    case 'done':
      return isMoney ? t`Оплачено` : t`Выполнено`;
    case 'twice':
      return t`Выполнено дважды`;
    case 'link':
      return t`Заказ создан, оплата не подтверждена`;
    case 'failed':
      return kind === 'offlineForm' || error === 'noNetwork'
        ? t`Не отправлено`
        : isMoney
          ? t`Не оплачено`
          : t`Не выполнено`;
    case 'open':
      return kind.startsWith('sms') && answeredAt !== undefined ? t`Ответное SMS получено` : t`Неизвестно`;
  }
};

const failureText = (error: Exclude<PaymentFailure, 'refused'>): string => {
  switch (error) {
    case 'noNetwork':
      return t`Не было сети, запрос не ушёл.`;
    case 'silent':
      return t`Сервер города не отвечал, запрос не отправляли.`;
    case 'lost':
      return t`Связь оборвалась, ответа нет.`;
    case 'timeout':
      return t`Сервер города не ответил за 15 секунд.`;
    case 'portal':
      return t`Вместо города ответила сеть Wi-Fi.`;
    case 'serverError':
      return t`Ошибка на сервере города.`;
    case 'unreadable':
      return t`Ответ города прочитать нельзя.`;
    case 'busy':
      return t`Сервер города занят.`;
    case 'expired':
      return t`Время входа истекло.`;
    case 'closed':
      return t`Страница закрыта до ответа.`;
    case 'noReply':
      return t`Ответное SMS не пришло.`;
  }
};

/**
 * Why the payment failed, or why its outcome is unknown; undefined if there is no cause. The city's error name follows
 * its text.
 */
export const causeText = ({ fault: error, errorName, answer }: PaymentRecord): string | undefined => {
  if (error === undefined) return undefined;
  // A message without an error name is a refusal from which nothing can be concluded.
  if (error === 'unreadable' && answer) return t`Город отказал.`;
  if (error !== 'refused') return failureText(error);
  return errorName === undefined ? t`Город отказал.` : `${errorText(errorName, answer)} (${errorName})`;
};

/** All other known facts, as pairs of name and value. */
export const factsOf = (record: PaymentRecord, timeZone: string): [name: string, value: string][] => {
  const {
    sentAt,
    answeredAt,
    confirmedAt,
    plate,
    place,
    kind,
    sum: paid,
    toPay,
    order,
    sessionId: stayId,
    answer,
    fault: error,
    command,
    isPhoneTime,
  } = record;
  const sent = stampText(sentAt, timeZone);
  const facts: [string, string | undefined][] = [
    [t`Отправлено`, isPhoneTime ? t`${sent}, по часам телефона` : sent],
    [t`Ответ`, answeredAt === undefined ? undefined : stampText(answeredAt, timeZone)],
    [t`Город подтвердил`, confirmedAt === undefined ? undefined : stampText(confirmedAt, timeZone)],
    [t`Автомобиль`, plate],
    [kind === 'planar' ? t`Парковка` : t`Зона или парковка`, placeNumber(place)],
    [t`Сумма`, paid === undefined ? undefined : cost(paid)],
    [t`Сумма заказа`, toPay === undefined || toPay === paid ? undefined : cost(toPay)],
    [t`Причина`, causeText(record)],
    [t`Ответ города`, error === 'refused' ? undefined : answer],
    [t`Заказ`, order],
    [t`Номер парковки`, stayId],
    [t`Текст SMS`, command],
  ];
  return facts.flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, value] as [string, string]],
  );
};

interface RecordsPrint {
  records: readonly PaymentRecord[];
  city: string;
  timeZone: string;
}

/** The period and the plates that the records cover. */
export const spanLines = ({ records, timeZone }: Pick<RecordsPrint, 'records' | 'timeZone'>): string[] => {
  const span = recordsSpan(records);
  if (!span) return [];
  const [from, to] = [dateAndTime(span.from, timeZone), dateAndTime(span.to, timeZone)];
  const plates = span.plates.join(', ');
  return [t`Период: ${from} — ${to}`, ...(plates ? [t`Автомобили: ${plates}`] : [])];
};

/**
 * The offset shared by the whole page. Undefined if the city changed its clocks in between: then every time includes
 * its offset.
 */
export const offsetOf = ({ records, timeZone }: Pick<RecordsPrint, 'records' | 'timeZone'>): string | undefined => {
  const [offset, ...others] = new Set(records.map(({ sentAt }) => offsetText(sentAt, timeZone)));
  return others.length === 0 ? offset : undefined;
};

/** A time on a page that shows the offset once. `since` is the preceding time: its day is not repeated. */
export const printTime = (at: Instant, timeZone: string, offset: string | undefined, since = at): string => {
  if (offset === undefined || offset !== offsetText(at, timeZone)) return stampText(at, timeZone);
  const text = secondText(at, timeZone);
  return since !== at && dayKey(since, timeZone) === dayKey(at, timeZone) ? text.slice(11) : text;
};

/** Explains what the page is and that it is not a fiscal document. */
export const printNote = (): string =>
  t`Это не фискальный документ. Записи сделало приложение на этом устройстве. Время — по часам устройства, сверенным с часами города; где часы города были не известны, это сказано.`;

/** The same as plain text, for devices that cannot print. */
export const printText = ({ records, city, timeZone }: RecordsPrint): string =>
  [
    t`Платежи и неудачные попытки`,
    city,
    ...spanLines({ records, timeZone }),
    '',
    ...records.map((record) =>
      [
        `${kindText(record.kind)}: ${outcomeText(record)}`,
        ...factsOf(record, timeZone).map(([name, value]) => `${name}: ${value}`),
        '',
      ].join('\n'),
    ),
    printNote(),
  ].join('\n');
