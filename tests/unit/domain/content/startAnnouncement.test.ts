import { describe, expect, it } from 'vitest';
import { bannerStamp } from '~/domain/content/banner';
import { popupStamp } from '~/domain/content/popup';
import { canOpenAnnouncements, startAnnouncement } from '~/domain/content/startAnnouncement';

const popup = { title: 'Новые зоны', message: '', updated: '1' };
const banner = { image: '/a.png', version: '1' };
const none = { title: '', message: '' };
const [popupSeen, bannerSeen] = [popupStamp(popup), bannerStamp(banner)];

describe('the announcement that opens by itself', () => {
  it.each([
    ['the popup first', { popup, banner, seen: {}, isStart: true }, 'popup'],
    ['the popup at any time', { popup, banner, seen: {}, isStart: false }, 'popup'],
    ['the banner at the next start', { popup, banner, seen: { popup: popupSeen }, isStart: true }, 'banner'],
    [
      'no banner after a popup of the same start',
      { popup, banner, seen: { popup: popupSeen }, isStart: false },
      undefined,
    ],
    ['the banner where the popup is empty', { popup: none, banner, seen: {}, isStart: true }, 'banner'],
    ['the banner where the popup could not be had', { popup: undefined, banner, seen: {}, isStart: true }, 'banner'],
    ['a banner once for each version', { popup: none, banner, seen: { banner: bannerSeen }, isStart: true }, undefined],
    [
      'a banner of a new version',
      { popup: none, banner: { ...banner, version: '2' }, seen: { banner: bannerSeen }, isStart: true },
      'banner',
    ],
    ['nothing where there is nothing', { popup: none, banner: undefined, seen: {}, isStart: true }, undefined],
  ] as const)('the announcement at the start is chosen: %s', (_, found, opens) => {
    expect(startAnnouncement(found)).toBe(opens);
  });

  it.each([
    ['/', {}, true],
    ['/en', {}, true],
    ['/en/', {}, true],
    ['/', { zone: '0302' }, false],
    ['/', { parkingCode: '4711' }, false],
    ['/guest-payment', {}, false],
    ['/en/guest-payment', {}, false],
    ['/profile/parking', {}, false],
    ['/profile/parking/', {}, false],
    ['/en/profile/parking', {}, false],
    ['/payment', {}, false],
    ['/en/payment', {}, false],
    ['/phone-payment-callback', {}, false],
    ['/callback/third-party-id', {}, false],
    ['/GUEST-PAYMENT', {}, false],
    ['//guest-payment', {}, false],
    ['/en//guest-payment/', {}, false],
    ['/Profile//Parking', {}, false],
    ['/news', {}, true],
    ['/en/sms-commands', {}, true],
    ['/profile/my-profile', {}, true],
    ['/profile/operations', {}, true],
    ['/payments-news', {}, true],
  ])('an announcement may open over %s with the parameters %j: %s', (path, search, mayOpen) => {
    expect(canOpenAnnouncements(path, search)).toBe(mayOpen);
  });
});
