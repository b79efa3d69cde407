import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillTemplate, type SmsPurpose } from '~/domain/sms/smsCommand';
import { templateOfExample } from '~/domain/sms/smsExample';
import { anyText } from '../../support/hostileTexts';

const read = (purpose: SmsPurpose, example?: string, transcription?: string, name = '', hint?: string) =>
  templateOfExample(purpose, { name, hint, example, transcription });

describe('the template of an example', () => {
  it.each([
    ['pay', 'парковка*0101*А123ВС*2', 'парковка*номер зоны*номер машины*часы', 'парковка*{zone}*{plate}*{hours}'],
    ['pay', 'парковка*0101*А123ВС159*2', undefined, 'парковка*{zone}*{plate}*{hours}'],
    ['pay', 'р59*0101*а123вс159*1', 'р59*зона*госномер*количество часов', 'р59*{zone}*{plate}*{hours}'],
    ['pay', 'p59*0101*A123BC159*1', undefined, 'p59*{zone}*{latinPlate}*{hours}'],
    ['pay', '0101*А123ВС77*2', 'Номер парковки*Номер авто*Время парковки в часах', '{zone}*{plate}*{hours}'],
    ['pay', 'парковка 0101 А123ВС77 2', 'парковка номер зоны госномер часы', 'парковка {zone} {plate} {hours}'],
    ['pay', '#0101#А123ВС77#2#', undefined, '#{zone}#{plate}#{hours}#'],
    ['pay', '2*А123ВС77*0101', undefined, '{hours}*{plate}*{zone}'],
    // Short zones need the explanation.
    ['pay', '12*А123ВС77*2', 'номер зоны*номер ТС*часы', '{zone}*{plate}*{hours}'],
    ['pay', '2*А123ВС77*12', 'часы*номер ТС*зона', '{hours}*{plate}*{zone}'],
    // A number of the command itself stands in the explanation too.
    ['pay', '7*0101*А123ВС77*2', '7*номер зоны*номер машины*часы', '7*{zone}*{plate}*{hours}'],
    ['pay', '0101*А123ВС77*2ч', 'зона*машина*часы', '{zone}*{plate}*{hours}ч'],
    ['pay', 'park 0101 B123AX77 2', 'park zone plate hours', 'park {zone} {latinPlate} {hours}'],
    ['extend', 'продлить*2', 'продлить*часы', 'продлить*{hours}'],
    ['extend', 'р16*х*2', 'р16*х*часы', 'р16*х*{hours}'],
    ['extend', 'х2', 'х + часы', 'х{hours}'],
    ['extend', 'х*0101*А123ВС77*1', undefined, 'х*{zone}*{plate}*{hours}'],
    ['end', 'стоп', 'стоп', 'стоп'],
    ['end', 'р16*с', undefined, 'р16*с'],
    ['end', 'стоп*А123ВС77', 'стоп*номер машины', 'стоп*{plate}'],
    ['topUp', 'баланс*300', 'баланс*сумма', 'баланс*{amount}'],
    ['topUp', 'баланс 300', 'баланс сумма в рублях', 'баланс {amount}'],
    ['topUp', 'счет*50', undefined, 'счет*{amount}'],
  ] as const)(
    'of the purpose %s, the example "%s", explained as "%s", is read as "%s"',
    (purpose, example, transcription, template) => {
      expect(read(purpose, example, transcription)).toBe(template);
    },
  );

  it.each([
    ['a value that could be zone or hours', 'pay', '12*А123ВС77*2'],
    ['a number too many', 'pay', '7*0101*А123ВС77*2'],
    ['no plate', 'pay', 'день*0101*2'],
    ['no hours', 'pay', 'парковка*0101*А123ВС77'],
    ['two plates', 'pay', '0101*А123ВС77*В321АС77*2'],
    ['letters of both alphabets in the plate', 'pay', '0101*А123BС77*2'],
    ['words in place of the values', 'pay', 'парковка*зона*машина*часы'],
    ['brackets in place of the values', 'end', 'стоп*<номер>'],
    ['a word in place of the value', 'end', 'стоп*номер'],
    ['crosses in place of the value', 'end', 'стоп ХХХХ'],
    ['a sentence', 'end', 'Отправьте: стоп'],
    ['a number to send to', 'end', 'отправьте стоп на 7878'],
    ['a code that could be hours', 'extend', 'х16'],
    ['more hours than a day has', 'extend', 'продлить*60'],
    ['no hours at all', 'extend', 'продлить'],
    ['no example', 'pay', undefined],
    ['an enquiry', 'other', 'баланс'],
    ['two sums', 'topUp', 'баланс*300*400'],
    ['a vehicle beside the sum', 'topUp', 'А123ВС77*300'],
  ] as const)('an example is not read: %s', (_, purpose, example) => {
    expect(read(purpose, example)).toBeUndefined();
  });

  it.each([
    ['it names minutes', 'extend', 'продлить*15', 'продлить*минуты'],
    ['it names days', 'pay', '0101*А123ВС77*2', 'зона*машина*дни'],
    ['it has another order', 'pay', '0101*А123ВС77*2', 'машина*зона*часы'],
    ['it names a field twice', 'pay', '0101*А123ВС77*2', 'зона*машина*зона'],
    ['it names a value that the example lacks', 'end', 'стоп', 'стоп*номер машины'],
  ] as const)('an example that its explanation contradicts is not read: %s', (_, purpose, example, transcription) => {
    expect(read(purpose, example, transcription)).toBeUndefined();
  });

  it('an example whose name or hint speaks of minutes is not read', () => {
    expect(read('extend', 'продлить*15', undefined, 'Продлить на 15 минут')).toBeUndefined();
    expect(read('extend', 'продлить*15', undefined, 'Продлить', 'Укажите минуты')).toBeUndefined();
    expect(read('extend', 'продлить*2', undefined, 'Продлить', 'Минимум час')).toBe('продлить*{hours}');
  });

  it('a template that was read gives its own example again, byte for byte', () => {
    const separators = fc.constantFrom('*', '#', ' ', '+');
    fc.assert(
      fc.property(
        separators,
        fc.integer({ min: 100, max: 9999 }),
        fc.integer({ min: 1, max: 24 }),
        fc.constantFrom('', 'парковка', 'Pарк', 'р16'),
        (separator, zone, hours, prefix) => {
          const values = { zone: String(zone), plate: 'А123ВС77', hours: String(hours), amount: '' };
          const parts = [...(prefix ? [prefix] : []), values.zone, values.plate, values.hours];
          const example = parts.join(separator);
          const template = read('pay', example);
          expect(template).toBeDefined();
          expect(fillTemplate(template ?? '', values)).toBe(example);
        },
      ),
    );
  });

  it('any texts are read or not, and never fail', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (example, transcription, name) => {
        expect(typeof read('pay', example, transcription, name)).toMatch(/string|undefined/);
      }),
    );
  });
});
