import { describe, expect, test } from 'vitest';
import { readScannedCode } from '~/domain/scan/scannedCode';

const origin = 'https://parking.example.ru';
const read = (text: string) => readScannedCode(text, origin);

describe('the code of a sign', () => {
  test.each([
    ['https://parking.example.ru/guest-payment?city=perm&zone=0302', '/guest-payment?city=perm&zone=0302'],
    ['https://parking.example.ru/en/guest-payment?city=perm&zone=0302', '/guest-payment?city=perm&zone=0302'],
    ['  HTTPS://PARKING.EXAMPLE.RU/guest-payment?zone=0302\n', '/guest-payment?zone=0302'],
    ['http://parking.example.ru/?zone=0302', '/?zone=0302'],
    ['parking.example.ru/guest-payment?zone=0302', '/guest-payment?zone=0302'],
  ])('%s opens %s', (text, path) => expect(read(text)).toMatchObject({ kind: 'place', path }));

  test('carries zone, parking code and barrier of the link', () =>
    expect(read(`${origin}/guest-payment?city=perm&parkingCode=5103&type=planar`)).toMatchObject({
      link: { city: 'perm', parkingCode: '5103', type: 'planar' },
    }));

  test.each([
    '/restore-password/3/salt',
    '/demo/pay/1',
    '/pages/rules',
    '//evil.example/guest-payment',
    '/guest-payment/../profile/my-profile',
  ])('of our own address %s opens nothing', (path) => expect(read(origin + path)).toEqual({ kind: 'unknown' }));
});

describe('the code of a stranger', () => {
  test.each([
    'https://parking.example.ru.pay-now.com/guest-payment?zone=0302',
    'https://parking-example.ru/guest-payment?zone=0302',
    'https://parklng.example.ru/guest-payment?zone=0302',
    'https://рarking.example.ru/guest-payment?zone=0302',
    'https://parkinq.example.ru/guest-payment',
    'https://parking.example.com/guest-payment',
    'https://parking.example.ru@evil.com/guest-payment',
    'https://someone:word@parking.example.ru/guest-payment?zone=0302',
    'https://parking.example.ru:8443/guest-payment?zone=0302',
    'parking.example.ru.evil.com',
  ])('%s imitates ours', (text) => expect(read(text)).toMatchObject({ kind: 'foreign', isLookAlike: true }));

  test.each(['https://bank.example.org/pay', 'http://192.168.1.1/', 'https://qr.nspk.ru/AS10', 'https://t.me/someone'])(
    '%s is a stranger, and no imitation',
    (text) => expect(read(text)).toMatchObject({ kind: 'foreign', isLookAlike: false }),
  );

  test('is named as a browser writes it, so that foreign letters show', () =>
    expect(read('https://рarking.example.ru/')).toMatchObject({ host: 'xn--arking-9qf.example.ru' }));
});

describe('the code of a fine', () => {
  const uin = '18810059200000123456';
  test.each([
    `ST00012|Name=УФК|PersonalAcc=03100643000000015600|BIC=015773997|UIN=${uin}|Sum=150000`,
    `st00011|Name=УФК|uin=${uin}`,
    uin,
    '1881 0059 2000 0012 3456',
  ])('%s has its number', (text) => expect(read(text)).toEqual({ kind: 'fine', uin }));

  test('with 25 digits too', () =>
    expect(read('0'.padStart(25, '1'))).toEqual({ kind: 'fine', uin: '0'.padStart(25, '1') }));

  test.each(['ST00012|Name=УФК|UIN=0', 'ST00012|Name=УФК|XUIN=18810059200000123456', '188100592000001234567'])(
    '%s is none',
    (text) => expect(read(text)).toEqual({ kind: 'unknown' }),
  );
});

test.each(['', 'WIFI:S:cafe;T:WPA;P:secret;;', 'javascript:alert(1)', 'tel:+79120000000', 'просто слова', '\u0000'])(
  'whatever else a code says is unknown: %j',
  (text) => expect(read(text)).toEqual({ kind: 'unknown' }),
);
