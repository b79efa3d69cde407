import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { getAppealMessages, getAppeals } from '~/api/contract/appeals';
import { appealsFromWire, messagesFromWire } from '~/data/appeals/appealsFromWire';
import { hostileTexts } from '../../support/hostileTexts';

const appeals = (...items: unknown[]) => appealsFromWire(v.parse(getAppeals.reply, { items }));
const messages = (...items: unknown[]) =>
  messagesFromWire(v.parse(getAppealMessages.reply, { items }), 'Asia/Yekaterinburg');

describe('appeals', () => {
  it.each([
    ['Зарегистрировано', 'registered', undefined],
    ['Зарегистрирован', 'registered', undefined],
    ['Завершён', 'completed', undefined],
    ['в работе', 'inWork', undefined],
    ['Требует уточнения', 'needsClarification', undefined],
    ['completed', 'completed', undefined],
    ['У юристов', 'other', 'У юристов'],
    ['constructor', 'other', 'constructor'],
    [undefined, 'other', undefined],
  ])('appeals with the status %j are read as %s', (status, known, statusWord) => {
    expect(appeals({ id: 7, subject: ' ', status, lastMessage: 'Да' })).toEqual([
      { id: '7', subject: undefined, status: known, statusWord, lastMessage: 'Да' },
    ]);
  });

  it('appeals that have no id, are unreadable or are repeated are dropped', () => {
    expect(
      appeals({ id: ' ' }, null, 5, { status: 'x' }, { id: 'x'.repeat(101) }, { id: 1 }, { id: '1', subject: 'Снова' }),
    ).toMatchObject([{ id: '1' }]);
    expect(appealsFromWire(v.parse(getAppeals.reply, { items: null }))).toEqual([]);
  });
});

describe('messages of an appeal', () => {
  it('messages are the driver’s own where the wire says 1, and an unreadable date is left out', () => {
    expect(
      messages(
        { date: '2026-11-20T10:00:00+05:00', text: ' Да\nнет ', out: '1', withTitle: 'Оплата' },
        { date: 'вчера', text: 5, out: 0 },
        { text: 'Кто?' },
      ),
    ).toEqual([
      { at: Date.UTC(2026, 10, 20, 5), text: 'Да\nнет', isOwn: true, title: 'Оплата' },
      { at: undefined, text: '5', isOwn: false, title: undefined },
      { at: undefined, text: 'Кто?', isOwn: false, title: undefined },
    ]);
  });

  it.each([
    ['Оплата', 'Оплата'],
    [' ', undefined],
    [2026, '2026'],
    // A switch in place of the title.
    [true, true],
    ['true', true],
    [1, true],
    [false, undefined],
    ['False', undefined],
    [0, undefined],
    [null, undefined],
    [{}, undefined],
  ])('FEED-05: the title %j of a message is read as %j', (withTitle, title) => {
    expect(messages({ text: 'Да', withTitle })[0]?.title).toBe(title);
  });

  it('empty messages are dropped, and only the newest 500 of very many messages are kept', () => {
    expect(messages({ text: ' ' }, null, 'Да', { out: 1 })).toEqual([]);
    const many = messages(...Array.from({ length: 2000 }, (_, index) => ({ text: `${index}` })));
    expect([many.length, many.at(-1)?.text]).toEqual([500, '1999']);
    for (const text of hostileTexts)
      expect(() => messages({ text, date: text, out: text, withTitle: text })).not.toThrow();
  });
});
