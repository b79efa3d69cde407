import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { getOptions, getPopup } from '~/api/contract/options';
import { announcementsFromWire } from '~/data/announcements/announcementsFromWire';
import { popupFromWire } from '~/data/announcements/popupFromWire';
import { hostileTexts } from '../../support/hostileTexts';

const options = (result: object) => announcementsFromWire(v.parse(getOptions.reply, { result }).result);
const popup = (result: object) => popupFromWire(v.parse(getPopup.reply, { result }));

describe('announcements in the options', () => {
  it.each([
    ['a line with its link', { message: 'Бесплатно', url: '/news' }, { message: 'Бесплатно', url: '/news' }],
    ['a line alone', { message: ' Бесплатно\n до\tвторника ' }, { message: 'Бесплатно до вторника' }],
    ['an empty link is none', { message: 'Бесплатно', url: ' ' }, { message: 'Бесплатно' }],
    ['a number is a text', { message: 7 }, { message: '7' }],
    ['a link without a message is nothing', { url: '/news' }, undefined],
    ['blanks are nothing', { message: ' \n ' }, undefined],
    ['null', null, undefined],
    ['a list', ['Бесплатно'], undefined],
    ['something else for the message', { message: { ru: 'Бесплатно' } }, undefined],
  ])('the notification is read from the options: %s', (_, notification, line) => {
    expect(options({ notification }).notification).toEqual(line);
  });

  it('an endless notification is cut, but never in the middle of a character', () => {
    expect(options({ notification: { message: '😀'.repeat(100_000) } }).notification?.message).toBe(
      `${'😀'.repeat(500)}…`,
    );
  });

  it.each([
    [
      'a picture with all that belongs to it',
      { image: '/a.png', narrowImage: '/b.png', link: '/news', version: '1' },
      { image: '/a.png', narrowImage: '/b.png', link: '/news', version: '1' },
    ],
    ['a picture alone', { image: ' /a.png ' }, { image: '/a.png' }],
    ['a version that is a number', { image: '/a.png', version: 2 }, { image: '/a.png', version: '2' }],
    ['no picture', { narrowImage: '/b.png', link: '/news' }, undefined],
    ['an empty picture', { image: '' }, undefined],
    ['null', null, undefined],
    ['a text', '/a.png', undefined],
  ])('the banner is read from the options: %s', (_, banner, found) => {
    expect(options({ banner }).banner).toEqual(found);
  });
});

describe('the popup', () => {
  it.each([
    [
      'is read',
      { title: ' Новые\nзоны ', message: ' <p>С понедельника</p> ', updated: '1', url: '/news' },
      { title: 'Новые зоны', message: '<p>С понедельника</p>', updated: '1', url: '/news' },
    ],
    ['of nothing is empty', {}, { title: '', message: '' }],
    ['of nulls is empty', { title: null, message: null, updated: null, url: null }, { title: '', message: '' }],
    ['of wrong types is empty', { title: {}, message: [], updated: true, url: {} }, { title: '', message: '' }],
    [
      'with a date that is a number',
      { title: 'Новое', updated: 1_700_000_000 },
      { title: 'Новое', message: '', updated: '1700000000' },
    ],
  ])('the popup %s', (_, result, found) => {
    expect(popup(result)).toEqual(found);
  });

  it('the popup keeps within its length limits for any reply', () => {
    for (const text of [...hostileTexts, '<b>'.repeat(1_000_000)]) {
      const found = popup({ title: text, message: text, updated: text, url: text });
      expect(found.title.length).toBeLessThanOrEqual(200);
      expect(found.message.length).toBeLessThanOrEqual(50_000);
    }
  });
});
