import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smsLink, smsNumber } from '~/domain/sms/smsLink';
import cityList from '../../../../cities.json';
import { anyText, hostileTexts, longTexts } from '../../support/hostileTexts';

describe('the number to which an SMS is sent', () => {
  it.each([
    ['7878', '7878'],
    [' 7878 ', '7878'],
    ['112', '112'],
    ['+79123456789', '+79123456789'],
    ['8 (912) 345-67-89', '89123456789'],
    ['+7 (912) 345 - 67 - 89', '+79123456789'],
    [undefined, undefined],
    ['', undefined],
    ['12', undefined],
    ['7878,900', undefined],
    ['7878;900', undefined],
    ['7878 900', undefined],
    ['7878-900', undefined],
    ['7878/900', undefined],
    ['7878?body=1', undefined],
    ['7878&body=1', undefined],
    ['7878%2C900', undefined],
    ['*100#', undefined],
    ['sms:7878', undefined],
    ['javascript:alert(1)', undefined],
    ['//evil.ru', undefined],
    ['７８７８', undefined],
    ['٧٨٧٨', undefined],
    ['78\u200b78', undefined],
    ['7878\n900', undefined],
    ['+', undefined],
    ['++7878', undefined],
    ['1'.repeat(16), undefined],
  ])('the SMS number of %j is %j', (text, number) => {
    expect(smsNumber(text)).toBe(number);
  });
});

/** Reads the link as a phone does: the number before the question mark, and the text after `body=`. */
const read = (link: string) => {
  const [, to = '', body = ''] = /^sms:([^?]*)(?:\?&body=([^&?#]*))?$/.exec(link) ?? [];
  return { to, body: decodeURIComponent(body) };
};

describe('the link to the SMS app', () => {
  it.each([
    ['7878', 'р16*0101*А123ВС116*2', 'sms:7878?&body=%D1%8016*0101*%D0%90123%D0%92%D0%A1116*2'],
    ['7878', 'p66*0101', 'sms:7878?&body=p66*0101'],
    ['7757', 'с', 'sms:7757?&body=%D1%81'],
    ['7878', '+1#2 &body=x?y=%', 'sms:7878?&body=%2B1%232%20%26body%3Dx%3Fy%3D%25'],
    ['+7 912 345-67-89', 'Стоп', 'sms:+79123456789?&body=%D0%A1%D1%82%D0%BE%D0%BF'],
    ['7878', '', 'sms:7878'],
    ['7878', undefined, 'sms:7878'],
    [undefined, 'стоп', undefined],
    ['7878,900', 'стоп', undefined],
    ['javascript:alert(1)', 'стоп', undefined],
    ['7878', 'стоп\u0000', undefined],
    ['7878', 'стоп\r\nещё', undefined],
    ['7878', '\u202e2*1010', undefined],
    ['7878', 'ст\u200bоп', undefined],
    ['7878', '\ud83d', undefined],
    ['7878', 'а'.repeat(281), undefined],
  ])('the SMS link to %j with the text %j is %j', (number, text, link) => {
    expect(smsLink(number, text)).toBe(link);
  });

  it('the SMS link carries every template of the city list byte for byte', () => {
    const templates = cityList.flatMap(({ sms }) => (sms ? Object.values(sms) : []));
    expect(templates.length).toBeGreaterThan(5);
    for (const template of templates)
      expect(read(smsLink('7878', template) ?? '')).toEqual({ to: '7878', body: template });
  });

  it('the SMS link has one recipient and the whole text or does not exist, whatever is given', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.constant('7878')), anyText, (number, text) => {
        const link = smsLink(number, text);
        if (link === undefined) return;
        expect(read(link).to).toMatch(/^\+?\d{3,15}$/);
        expect(read(link).body).toBe(text);
        expect(new URL(link).protocol).toBe('sms:');
      }),
      { numRuns: 2000 },
    );
    for (const text of [...hostileTexts, ...longTexts]) expect(() => smsLink(text, text)).not.toThrow();
  });
});
