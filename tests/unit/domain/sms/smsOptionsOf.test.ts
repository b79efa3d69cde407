import { expect, it } from 'vitest';
import { canSendSms } from '~/domain/sms/smsOptions';
import { smsOptionsOf } from '~/domain/sms/smsOptionsOf';
import { smsText, type SmsRequest } from '~/domain/sms/smsStay';

const listed = [
  {
    name: 'Оплатить парковку',
    example: 'парковка*0101*А123ВС*2',
    transcription: 'парковка*номер зоны*номер машины*часы',
  },
  { name: 'Продлить', example: 'продлить*2', transcription: 'продлить*часы' },
  { name: 'Завершить', example: 'стоп', transcription: 'стоп' },
  { name: 'Пополнить баланс', example: 'баланс*300', transcription: 'баланс*сумма' },
  { name: 'Узнать баланс', example: 'баланс' },
];
const request = (deed: SmsRequest['deed']): SmsRequest => ({
  deed,
  plate: 'а 001 аа 159',
  isForeign: false,
  zone: '0109',
  durationMin: 60,
});

it('a city without templates pays, extends, stops and tops up by the commands of its own list', () => {
  const options = smsOptionsOf({}, listed);
  expect(smsText(options.templates, request('pay'))?.text).toBe('парковка*0109*А001АА159*1');
  expect(smsText(options.templates, request('extend'))?.text).toBe('продлить*1');
  expect(smsText(options.templates, request('end'))?.text).toBe('стоп');
  expect(options.templates.topUp).toBe('баланс*{amount}');
  expect(options.examples).toEqual({
    pay: 'парковка*0101*А123ВС*2',
    extend: 'продлить*2',
    end: 'стоп',
    topUp: 'баланс*300',
  });
});

it('an example in Latin letters gives a command in Latin letters', () => {
  const { templates } = smsOptionsOf({}, [{ name: 'Pay', example: 'p59*0101*A123BC159*1' }]);
  expect(smsText(templates, request('pay'))?.text).toBe('p59*0109*A001AA159*1');
});

it('a city’s own template takes precedence, and has no example beside it', () => {
  const { templates, examples } = smsOptionsOf({ stop: 'с' }, listed);
  expect(templates.stop).toBe('с');
  expect(examples.end).toBeUndefined();
});

it('two readable commands of one purpose are unclear, and the list is offered', () => {
  const options = smsOptionsOf({}, [
    { name: 'Оплатить парковку', example: 'а*0101*А123ВС*2' },
    { name: 'Оплатить парковку грузовика', example: 'б*0101*А123ВС*2' },
  ]);
  expect(options.templates.start).toBeUndefined();
  expect(options.listed.pay).toHaveLength(2);
  expect(canSendSms(options, request('pay'))).toBe(true);
  expect(canSendSms(options, request('extend'))).toBe(false);
});

it('a command of no recognisable purpose may serve any, an enquiry serves none', () => {
  expect(canSendSms(smsOptionsOf({}, [{ name: 'Команда 1', example: '1' }]), request('extend'))).toBe(true);
  expect(canSendSms(smsOptionsOf({}, [{ name: 'Узнать баланс', example: 'баланс' }]), request('pay'))).toBe(false);
  expect(canSendSms(smsOptionsOf({}, []), request('pay'))).toBe(false);
});
