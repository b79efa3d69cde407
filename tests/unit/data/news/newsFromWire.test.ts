import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { getNews, getNewsItem, getPage } from '~/api/contract/content';
import { newsFromWire, newsItemFromWire } from '~/data/news/newsFromWire';
import { pageFromWire } from '~/data/pages/pageFromWire';

const timeZone = 'Asia/Yekaterinburg';
const news = (reply: object, offset = 0) => newsFromWire(v.parse(getNews.reply, reply), offset, timeZone);
const item = (result: object) => newsItemFromWire(v.parse(getNewsItem.reply, { result }), timeZone);
const page = (result: object) => pageFromWire(v.parse(getPage.reply, { result }));
const ten = Array.from({ length: 10 }, (_, index) => ({ id: index + 1, title: `Новость ${index + 1}` }));

describe('the news', () => {
  it('a news item is read with its title, date, announcement and picture', () => {
    const wire = {
      id: 7,
      date: '2026-11-20T10:00:00+05:00',
      title: ' Две новые зоны ',
      announce: 'У вокзала',
      image: '/files/1.jpg',
    };
    expect(news({ result: [wire] }).items).toEqual([
      { id: '7', title: 'Две новые зоны', at: Date.UTC(2026, 10, 20, 5), announce: 'У вокзала', image: '/files/1.jpg' },
    ]);
  });

  it('unreadable news items and fields are left out, and the others are kept', () => {
    const result = [
      null,
      'x',
      7,
      { id: null, title: 'без номера' },
      { id: '', title: 'пустой номер' },
      { id: 'x'.repeat(101), title: 'бесконечный номер' },
      { id: 1 },
      { id: 2, title: '   ', announce: null },
      { id: 3, title: null, announce: 'Без заголовка' },
      { id: 4, title: { ru: 'x' }, announce: ['x'] },
      { id: 5, title: 'Без даты', date: 'вчера', image: 12 },
      { id: 6, title: '<b>Как есть</b>', date: null, text: { html: 1 } },
    ];
    expect(news({ result }).items).toEqual([
      { id: '3', title: 'Без заголовка' },
      { id: '5', title: 'Без даты', image: '12' },
      { id: '6', title: '<b>Как есть</b>' },
    ]);
  });

  it.each([
    ['a full stretch', { result: ten }, 0, 10],
    ['a full second stretch', { result: ten }, 10, 20],
    ['a shorter stretch', { result: ten.slice(1) }, 0, undefined],
    ['no list', { result: null }, 0, undefined],
    ['a count with more to come, although one cannot be read', { result: [...ten.slice(1), null], count: 12 }, 0, 10],
    ['a count that is reached', { result: ten, count: '10' }, 0, undefined],
    ['a count in letters', { result: ten, count: 'много' }, 0, 10],
    ['an empty stretch, whatever the count says', { result: [], count: 99 }, 10, undefined],
  ])('%s: the next part of the news begins at the right offset', (_, reply, offset, next) => {
    expect(news(reply, offset).nextOffset).toBe(next);
  });

  it('endless titles and announcements of news are cut', () => {
    const [head] = news({ result: [{ id: 1, title: '😀'.repeat(50_000), announce: 'а'.repeat(1_000_000) }] }).items;
    expect(head?.title.length).toBeLessThan(310);
    expect(head?.title.endsWith('\ude00…')).toBe(true);
    expect(head?.announce?.length).toBeLessThan(1010);
  });

  it('a news item is read with its text, and without a title it is dropped', () => {
    expect(item({ id: 7, title: 'Зоны', text: '<p>Готово</p>' })).toMatchObject({ id: '7', html: '<p>Готово</p>' });
    expect(item({ id: 7, title: 'Зоны', text: null })).toMatchObject({ title: 'Зоны', html: undefined });
    expect(item({ id: 7, text: '<p>Без заголовка</p>' })).toBeUndefined();
    expect(item({ id: 7, title: 'x', text: 'я'.repeat(20_000_000) })?.html?.length).toBeLessThan(500_010);
  });
});

describe('a content page', () => {
  it.each([
    [
      { title: 'Правила', text: '<p>x</p>', path: 'rules' },
      { title: 'Правила', html: '<p>x</p>' },
    ],
    [
      { title: null, text: '<p>x</p>' },
      { title: undefined, html: '<p>x</p>' },
    ],
    [{ title: 'Правила' }, { title: 'Правила', html: undefined }],
    [
      { title: 12, text: 34 },
      { title: '12', html: '34' },
    ],
    [{ title: { ru: 'x' }, text: ['x'] }, undefined],
    [{ title: ' ', text: '' }, undefined],
    [{}, undefined],
  ])('the page reply %j is read as %j', (wire, expected) => {
    expect(page(wire)).toEqual(expected);
  });
});
