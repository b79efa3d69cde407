import { expect, it } from 'vitest';
import { paymentUrl } from '~/domain/money/paymentUrl';
import { serverUrl } from '~/domain/content/safeUrl';

const pages = { hosts: ['pay.example.ru'], isDemo: false, origin: 'https://parking.ru' };

it.each([
  ['https://pay.example.ru/order/1', 'https://pay.example.ru/order/1'],
  ['https://PAY.example.ru/order/1', 'https://pay.example.ru/order/1'],
  [undefined, undefined],
  ['', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,<script>1</script>', undefined],
  ['http://pay.example.ru/', undefined],
  ['https://evil.ru/', undefined],
  ['//evil.ru/', undefined],
  ['//pay.example.ru/', undefined],
  ['https://pay.example.ru@evil.ru/', undefined],
  ['https://user:secret@pay.example.ru/', undefined],
  ['https://pay.example.ru.evil.ru/', undefined],
  ['https://рay.example.ru/', undefined],
  ['https://pay.example.ru:8443/', undefined],
  ['/demo/pay/1', undefined],
  ['https://pay.example.ru\\@evil.ru/', undefined],
  ['java\nscript:alert(1)', undefined],
  ['blob:https://pay.example.ru/1', undefined],
])('F-25: a payment page at %j opens as %j', (address, opened) => {
  expect(paymentUrl(address, pages)).toBe(opened);
});

it('only a build for the demonstration opens its own payment pages', () => {
  const demo = { ...pages, isDemo: true };
  expect(paymentUrl('/demo/pay/1', demo)).toBe('https://parking.ru/demo/pay/1');
  expect(paymentUrl('/city/perm/', demo)).toBeUndefined();
  expect(paymentUrl('https://evil.ru/demo/pay/1', demo)).toBeUndefined();
  expect(paymentUrl('/demo/../city/perm', demo)).toBeUndefined();
});

it.each([
  ['/pages/rules', 'inside', '/pages/rules'],
  ['/en/news/1?from=menu#top', 'inside', '/en/news/1?from=menu#top'],
  [' /pages/rules ', 'inside', '/pages/rules'],
  ['/pages/../news', 'inside', '/news'],
  ['/', 'inside', '/'],
  ['https://parking.ru/pages/rules', 'inside', '/pages/rules'],
  ['/city/perm/files/rules.pdf', 'outside', '/city/perm/files/rules.pdf'],
  ['/pages/../demo/outbox', 'outside', '/demo/outbox'],
  ['/geocoder/perm/search?q=1', 'outside', '/geocoder/perm/search?q=1'],
  ['/callback/third-party-id?code=1', 'outside', '/callback/third-party-id?code=1'],
  ['/en/callback/third-party-id', 'outside', '/en/callback/third-party-id'],
  ['/licences.txt', 'outside', '/licences.txt'],
  ['/licences.txt?v=1', 'outside', '/licences.txt?v=1'],
  ['/demo?x=1', 'outside', '/demo?x=1'],
  ['/callbacks', 'inside', '/callbacks'],
  ['/licences', 'inside', '/licences'],
  ['/citylights', 'inside', '/citylights'],
  ['https://perm.ru', 'outside', 'https://perm.ru/'],
  ['HTTPS://PERM.ru/a?b=c#d', 'outside', 'https://perm.ru/a?b=c#d'],
  ['https://perm.ru:8443/', 'outside', 'https://perm.ru:8443/'],
  ['https://parking.ru.evil.ru/', 'outside', 'https://parking.ru.evil.ru/'],
  ['https://парковка.рф/', 'outside', 'https://xn--80aaf5abwej.xn--p1ai/'],
  ['tel:+7 (342) 255-55-55', 'device', 'tel:+73422555555'],
  ['TEL:112', 'device', 'tel:112'],
  ['mailto:parking@perm.example', 'device', 'mailto:parking@perm.example'],
  [
    'mailto:parking@perm.example?subject=%D0%A1%D0%B1%D0%BE%D0%B9',
    'device',
    'mailto:parking@perm.example?subject=%D0%A1%D0%B1%D0%BE%D0%B9',
  ],
  ['sms:7878', 'device', 'sms:7878'],
  ['sms:+79120000000?body=1', 'device', 'sms:+79120000000?body=1'],
  ['sms:7878?&body=p66%200302', 'device', 'sms:7878?&body=p66%200302'],
])('ASVS 1.2.2: a server link %j leads %s, to %s', (address, leads, href) => {
  expect(serverUrl(address, 'https://parking.ru')).toEqual({ href, leads });
});

it.each([
  [undefined],
  [''],
  ['   '],
  ['javascript:alert(1)'],
  ['JaVaScRiPt:alert(1)'],
  [' javascript:alert(1)'],
  ['\u0001javascript:alert(1)'],
  ['java\tscript:alert(1)'],
  ['java\nscript:alert(1)'],
  ['javascript&colon;alert(1)'],
  ['data:text/html,<script>alert(1)</script>'],
  ['vbscript:msgbox(1)'],
  ['blob:https://parking.ru/1'],
  ['filesystem:https://parking.ru/1'],
  ['file:///etc/passwd'],
  ['intent://scan/#Intent;scheme=zxing;end'],
  ['http://perm.ru/'],
  ['http://parking.ru/pages'],
  ['ftp://perm.ru/'],
  ['//evil.ru/'],
  ['///evil.ru/'],
  ['/\\evil.ru/'],
  ['\\\\evil.ru/'],
  ['/.//evil.ru/'],
  ['/pages/..//evil.ru/'],
  ['/%2e//evil.ru/'],
  ['/\t/evil.ru/'],
  ['https:evil.ru'],
  ['https:/evil.ru'],
  ['https:///evil.ru'],
  ['https:\\\\evil.ru'],
  ['https://'],
  ['https://perm.ru@evil.ru/'],
  ['https://user:secret@perm.ru/'],
  ['https://user@parking.ru/pages'],
  ['https://perm .ru/'],
  ['https://perm.ru/\u0000'],
  ['pages/rules'],
  ['perm.ru'],
  ['../pages'],
  ['?city=perm'],
  ['#top'],
  ['tel:'],
  ['tel:*21*79120000000#'],
  ['tel:javascript'],
  ['mailto:'],
  ['mailto:?cc=a@b.ru'],
  ['sms:'],
  ['sms:?body=1'],
  ['sms:7878,89001234567'],
  ['sms:7878;89001234567?body=1'],
  ['sms:7878?body=1&to=89001234567'],
  ['sms:7878/../evil'],
  ['[object Object]'],
  ['undefined'],
])('ASVS 1.2.2: a server link %j leads nowhere', (address) => {
  expect(serverUrl(address, 'https://parking.ru')).toBeUndefined();
});

it('a server link of thousands of letters leads nowhere', () => {
  expect(serverUrl(`https://perm.ru/${'a'.repeat(3000)}`, 'https://parking.ru')).toBeUndefined();
});
