import { expect, it } from 'vitest';
import type { Fine } from '~/domain/history/fine';
import type { HistoryOperation } from '~/domain/history/history';
import type { PaymentRecord } from '~/domain/payments/paymentRecord';
import { instantFromWire, type Instant } from '~/domain/time/cityTime';
import { objectionOf, plainObjection } from '~/features/fines/objection/objectionText';

const city = { nameForShow: { ru: 'Пермь', en: 'Perm' }, timeZone: 'Asia/Yekaterinburg' };
const at = (text: string, { timeZone } = city): Instant => instantFromWire(text, timeZone) ?? 0;
const plate = 'А123ВС59';
const fine: Fine = {
  uin: '03550000000000000001',
  status: 'new',
  at: at('2026-11-25T12:00'),
  startsAt: at('2026-11-22T14:00'),
  endsAt: at('2026-11-22T15:00'),
  place: 'улица Ленина, 12',
  plate,
};
const lost: PaymentRecord = {
  id: '1',
  city: 'perm',
  kind: 'start',
  sentAt: at('2026-11-22T13:58:05'),
  plate,
  place: { zone: '0302' },
  sum: 6000,
  outcome: 'failed',
  fault: 'lost',
};
const paid: HistoryOperation = {
  at: at('2026-11-22T14:10'),
  type: 'payment',
  status: 'done',
  sum: 4050,
  orderNumber: '17',
  plate,
  zone: '0302',
  startsAt: at('2026-11-22T14:10'),
  endsAt: at('2026-11-22T14:40'),
};
const readAt = at('2026-11-26T09:00');
const complete = (operations: readonly HistoryOperation[]) => ({ operations, isComplete: true });

it('the text has the facts of the fine, the lines in order of time with the city’s clock, and the sources', () => {
  const objection = objectionOf(fine, { records: [lost], history: complete([paid]), city, readAt });
  expect(objection && plainObjection(objection)).toBe(
    `Возражение на штраф за парковку

Город: Пермь
УИН: 03550000000000000001
Дата штрафа: 25.11.2026 12:00
Начало нарушения: 22.11.2026 14:00
Конец нарушения: 22.11.2026 15:00
Место: улица Ленина, 12
Автомобиль: А123ВС59

Что записано об этом автомобиле с 21.11.2026 00:00 до 24.11.2026 00:00 по городскому времени (UTC+05:00):
1. 22.11.2026 13:58:05. Запись на устройстве: оплата парковки, зона 0302, 60,00 руб. Итог: не оплачено. Связь оборвалась, ответа нет.
2. С 22.11.2026 14:00 до 15:00. Время нарушения, указанное в штрафе. Оплаченной парковки этого автомобиля в истории операций нет: с 22.11.2026 14:00 до 14:10; с 22.11.2026 14:40 до 15:00.
3. 22.11.2026 14:10. История операций: оплата парковки, зона 0302, с 22.11.2026 14:10 до 14:40, 40,50 руб., № 17. Состояние: выполнено.

Источники: записи приложения на этом устройстве; история операций учётной записи с 14.11.2026 00:00 до 24.11.2026 00:00, прочитана 26.11.2026 09:00.
Абонементы и льготы не учтены. Это не фискальный документ.`,
  );
});

it('a fine without any records has the plain line that there is no paid stay', () => {
  const objection = objectionOf(fine, { records: [], history: complete([]), city, readAt });
  expect(objection?.lines).toEqual([
    'С 22.11.2026 14:00 до 15:00. Время нарушения, указанное в штрафе. Оплаченной парковки этого автомобиля на это время в истории операций нет.',
  ]);
});

it('a history that was not read is named, and nothing is concluded from it', () => {
  const objection = objectionOf(fine, { records: [], history: undefined, city, readAt });
  expect(objection?.lines[0]).toMatch(/нельзя сказать, оплачена ли парковка/);
  expect(objection?.sources[0]).toMatch(/История операций учётной записи не загружена/);
  const part = objectionOf(fine, { records: [], history: { operations: [], isComplete: false }, city, readAt });
  expect(part?.sources).toContain('История операций за это время прочитана не полностью.');
});

it('a refusal has the city’s own words, and a record names what it lacks', () => {
  const refused: PaymentRecord = {
    ...lost,
    plate: undefined,
    fault: 'serverError',
    answeredAt: at('2026-11-22T13:58:07'),
    answer: 'Попробуйте\nпозже',
    isPhoneTime: true,
  };
  const objection = objectionOf(fine, { records: [refused], history: complete([]), city, readAt });
  expect(objection?.lines[0]).toBe(
    '22.11.2026 13:58:05. Запись на устройстве: оплата парковки, зона 0302, 60,00 руб., автомобиль в записи не указан. Итог: не оплачено. Ошибка на сервере города. Ответ города: «Попробуйте позже». Время ответа: 22.11.2026 13:58:07. Время по часам телефона.',
  );
});

it('where the city changes its clocks, times after it name their offset', () => {
  const berlin = { ...city, timeZone: 'Europe/Berlin' };
  const night: Fine = { ...fine, at: undefined, startsAt: at('2026-10-25T12:00', berlin), endsAt: undefined };
  const objection = objectionOf(night, { records: [], history: complete([]), city: berlin, readAt });
  expect(objection?.intro).toMatch(/с 24\.10\.2026 00:00 до 27\.10\.2026 00:00 UTC\+01:00 .*\(UTC\+02:00\)/);
  expect(objection?.lines[0]).toMatch(/^25\.10\.2026 12:00 UTC\+01:00\. Время нарушения/);
});

it('without a plate or a time there is no text', () => {
  const nothing = { records: [], history: complete([]), city, readAt };
  expect(objectionOf({ ...fine, plate: undefined }, nothing)).toBeUndefined();
  expect(objectionOf({ ...fine, at: undefined, startsAt: undefined }, nothing)).toBeUndefined();
});
