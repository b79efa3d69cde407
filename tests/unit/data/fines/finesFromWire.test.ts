import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { getFines } from '~/api/contract/fines';
import { finesFromWire } from '~/data/fines/finesFromWire';
import { hostileTexts } from '../../support/hostileTexts';

const zone = 'Asia/Yekaterinburg';
const list = (reply: object) => finesFromWire(v.parse(getFines.reply, reply), zone);
const read = (...fines: unknown[]) => list({ fines }).fines;

describe('fines', () => {
  it('FINE-05: a fine is read with all its fields, and only the end of the certificate number is kept', () => {
    const wire = {
      uin: '18810059200000000001',
      fineStatus: 'delivered',
      date: '2026-11-20T10:00:00+05:00',
      totalSum: '2500,50',
      paidSum: 100,
      sts: '59ТУ123456',
      grz: 'А123ВС59',
      start: '18.11.2026 09:00',
      end: '2026-11-18T10:30:00',
      place: ' улица Ленина, 12 ',
      type: 'Неоплата',
      provider: 'Администратор',
    };
    const [fine] = read(wire);
    expect(fine).toEqual({
      uin: '18810059200000000001',
      status: 'delivered',
      statusWord: undefined,
      at: Date.UTC(2026, 10, 20, 5),
      total: 250_050,
      paid: 10_000,
      plate: 'А123ВС59',
      place: 'улица Ленина, 12',
      startsAt: Date.UTC(2026, 10, 18, 4),
      endsAt: Date.UTC(2026, 10, 18, 5, 30),
      type: 'Неоплата',
      provider: 'Администратор',
      certificateEnd: '3456',
    });
    expect(JSON.stringify(fine)).not.toContain('59ТУ');
  });

  it.each([
    ['paid', 'paid', undefined],
    ['Paid ', 'paid', undefined],
    ['sent to bailiff service', 'bailiffs', undefined],
    ['sentToBailiffService', 'bailiffs', undefined],
    ['SENT_TO_BAILIFF_SERVICE', 'bailiffs', undefined],
    ['canceled', 'cancelled', undefined],
    ['Не оплачен', 'new', undefined],
    ['Оплачено', 'paid', undefined],
    ['ОПЛАЧЕН ПОЛНОСТЬЮ', 'paid', undefined],
    // Part of a fine is no payment of it.
    ['Частично оплачен', 'other', 'Частично оплачен'],
    ['Приостановлено', 'suspended', undefined],
    ['Отправлен', 'sent', undefined],
    ['Вручён', 'delivered', undefined],
    ['вручено', 'delivered', undefined],
    ['Отменена', 'cancelled', undefined],
    ['Подписан', 'signed', undefined],
    ['Возвращено', 'returned', undefined],
    ['Передан приставам', 'bailiffs', undefined],
    ['Направлено судебным приставам', 'bailiffs', undefined],
    ['Отправлено в ФССП', 'bailiffs', undefined],
    ['В архиве', 'other', 'В архиве'],
    ['__proto__', 'other', '__proto__'],
    ['', 'other', undefined],
    [null, 'other', undefined],
  ])('fines with the status %j are read as %s', (fineStatus, status, statusWord) => {
    expect(read({ uin: '1', fineStatus })[0]).toMatchObject({ status, statusWord });
  });

  it.each([
    ['a day alone', '20.11.2026', Date.UTC(2026, 10, 19, 19)],
    ['an ISO day alone', '2026-11-20', Date.UTC(2026, 10, 19, 19)],
    ['no day at all', '31.02.2026', undefined],
    ['words', 'вчера', undefined],
  ])('the date of a fine is read from %s', (_, date, at) => {
    expect(read({ uin: '1', date })[0]?.at).toBe(at);
  });

  it('fines that have no number, are unreadable or are repeated are dropped, and negative sums are left out', () => {
    expect(
      read({ uin: ' ' }, null, 'нет', { fineStatus: 'paid' }, { uin: '1', totalSum: -5, paidSum: 'много' }, { uin: 1 }),
    ).toMatchObject([{ uin: '1', total: undefined, paid: undefined }]);
  });

  it.each([
    [{ fines: [] }, 0],
    // A missing list does not mean that there are no fines if the city counts some.
    [{ fines: null, count: 7 }, 7],
    [{}, 0],
    [{ fines: [{ uin: '1' }] }, 1],
    [{ fines: [{ uin: '1' }], count: 0 }, 1],
    [{ fines: [{ uin: '1' }], count: '3' }, 3],
    [{ fines: [{ uin: '1' }], count: 'много' }, 1],
  ])('the fines of the reply %j are counted as %s', (reply, count) => {
    expect(list(reply).count).toBe(count);
  });

  it('a reply with thousands of fines or hostile texts still gives a readable list', () => {
    const many = read(...Array.from({ length: 5000 }, (_, index) => ({ uin: index, place: 'а'.repeat(10_000) })));
    expect(many).toHaveLength(500);
    expect(many[0]?.place?.length).toBeLessThan(400);
    for (const text of hostileTexts)
      expect(() =>
        read({
          uin: text,
          fineStatus: text,
          date: text,
          start: text,
          totalSum: text,
          sts: text,
          grz: text,
          place: text,
        }),
      ).not.toThrow();
  });
});
