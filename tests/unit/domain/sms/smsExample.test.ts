import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillTemplate, type SmsPurpose } from '~/domain/sms/smsCommand';
import { isReadyToSend, templateOfExample } from '~/domain/sms/smsExample';
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
    ['pay', '0101*А123ВС77*15', 'зона*машина*часы', '{zone}*{plate}*{hours}'],
    ['pay', 'п0101*А123ВС77*2', 'п + зона*машина*часы', 'п{zone}*{plate}*{hours}'],
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
    ['end', 'стоп*0101', 'стоп*зона', 'стоп*{zone}'],
    ['end', 'парковка стоп', undefined, 'парковка стоп'],
    // An explanation that repeats the example names no fields: those are read by their form.
    ['end', 'стоп*А123ВС77', 'стоп*А123ВС77', 'стоп*{plate}'],
    ['end', 'стоп*А123ВС77', 'Отправьте SMS стоп*А123ВС77', 'стоп*{plate}'],
    ['extend', 'продлить*А123ВС77*2', 'Отправьте SMS продлить*А123ВС77*2', 'продлить*{plate}*{hours}'],
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
    ['a verb before the command', 'end', 'Отправьте стоп'],
    ['a sentence without a colon', 'end', 'Отправьте слово стоп'],
    ['a registration number by name', 'end', 'стоп*госномер'],
    ['its abbreviation', 'end', 'стоп*ГРЗ'],
    ['the car by name', 'end', 'стоп*авто'],
    ['the plate by name', 'end', 'stop*plate'],
    ['the plate by name, first', 'end', 'госномер*стоп'],
    ['hash signs for digits', 'end', 'стоп*A###AA'],
    ['a question mark', 'end', 'стоп*?'],
    ['a number sign', 'end', 'стоп*№'],
    ['a hash sign', 'end', 'стоп*#'],
    ['a cross', 'end', 'стоп*х'],
    ['letters after the command', 'end', 'стоп*АА'],
    ['a code of a parking', 'end', 'стоп*П1'],
    ['a foreign plate', 'end', 'стоп*AB1234'],
    ['hash signs for digits beside the hours', 'extend', 'продлить*A###AA*2'],
    ['stars for digits', 'extend', 'продлить*А***ВС*2'],
    ['a plate by name beside the hours', 'extend', 'продлить*госномер*2'],
    ['a foreign plate beside the hours', 'extend', 'продлить*AB1234*2'],
    ['two digits that could be minutes', 'pay', '0101*А123ВС77*15'],
    ['two digits that could be hours of the day', 'extend', 'х*20'],
    ['ten of something', 'extend', 'продлить 10'],
    ['minutes in the example', 'extend', 'мин*5'],
    ['days in the example', 'pay', 'сутки*0101*А123ВС77*1'],
    ['an account, or a phone', 'topUp', 'счет*1234567'],
    ['a code that is no sum', 'topUp', 'баланс*7'],
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
    ['it repeats the plate beside a field', 'extend', 'продлить*А123ВС77*2', 'продлить*А123ВС77*часы'],
    ['it repeats a zone of two digits', 'end', 'стоп*12', 'Отправьте стоп*12'],
    ['it repeats the zone beside a field', 'end', 'стоп*12*А123ВС77', 'стоп*12*номер машины'],
    ['letters stand before the zone', 'pay', 'А12*А123ВС77*2', 'номер зоны*номер машины*часы'],
    ['letters stand after the zone', 'pay', '12А*А123ВС77*2', 'номер зоны*номер машины*часы'],
    ['it names the hour of the end', 'pay', '0101*А123ВС77*18', 'зона*машина*час окончания'],
    ['it names the hour until which', 'pay', '0101*А123ВС77*8', 'зона*машина*до какого часа'],
    ['it names a time of no unit', 'pay', '0101*А123ВС77*2', 'зона*машина*время'],
    ['its sum is in kopecks', 'topUp', 'баланс*300', 'баланс*сумма в копейках'],
  ] as const)('an example that its explanation contradicts is not read: %s', (_, purpose, example, transcription) => {
    expect(read(purpose, example, transcription)).toBeUndefined();
  });

  it('an example whose name or hint speaks of minutes is not read', () => {
    expect(read('extend', 'продлить*15', undefined, 'Продлить на 15 минут')).toBeUndefined();
    expect(read('extend', 'продлить*15', undefined, 'Продлить', 'Укажите минуты')).toBeUndefined();
    expect(read('extend', 'продлить*2', undefined, 'Продлить', 'Минимум час')).toBe('продлить*{hours}');
  });

  it.each([
    ['days', 'Оплата парковки на сутки', undefined],
    ['days', 'Оплата суток', undefined],
    ['days', 'Парковка на день', undefined],
    ['weeks', 'Оплата', 'Число недель от 1 до 4'],
    ['months', 'Оплата', 'Абонемент на месяц'],
    ['nights', 'Ночная парковка', undefined],
    ['half hours', 'Оплата', 'Каждая единица — полчаса'],
    ['days', 'Pay for a day', undefined],
    ['a time of no unit', 'Оплата', 'Номер парковки*госномер*время'],
    ['a time of no unit', 'Оплата', 'Укажите зону, госномер и время'],
    ['the hour of the end', 'Оплата', 'Укажите час окончания'],
    ['the hour until which', 'Оплата', 'Укажите, до какого часа'],
    ['the hour until which', 'Pay', 'The hour until which you park'],
    ['another order', 'Оплата', 'госномер*зона*часы'],
  ])('an example is not read if name or hint speak of %s: %s, %s', (_, name, hint) => {
    expect(read('pay', '0101*А123ВС77*2', undefined, name, hint)).toBeUndefined();
  });

  it.each([
    ['Деньги спишет оператор связи'],
    ['Только во время парковки'],
    ['Работает круглосуточно'],
    ['Местное время, срок в часах'],
  ])('an example is read beside a hint such as "%s"', (hint) => {
    expect(read('extend', 'продлить*2', undefined, 'Продлить', hint)).toBe('продлить*{hours}');
  });

  it('a command never contains a value of the example, and names the vehicle of the driver where the example named one', () => {
    const driver = { zone: '8888', plate: 'Т555ТТ555', hours: '6', amount: '' };
    const plate = fc.constantFrom(
      'А123ВС77',
      'а123вс',
      'A123BC77',
      'AB1234',
      'А123ВС',
      '1234АВ77',
      'АВ12377',
      'A###AA',
      'X123XX',
    );
    const word = fc.constantFrom(
      'парковка',
      'стоп',
      'х',
      'р16',
      'п',
      'продлить',
      'госномер',
      'авто',
      'зона',
      'plate',
      '№',
      '?',
    );
    const number = fc.constantFrom('0101', '12', '2', '1', '15', '101', 'А12', '2ч', 'х2', '0302', 'П1');
    const part = fc.oneof(plate, word, number);
    const separator = fc.constantFrom('*', '#', ' ', '+', '**');
    const explanations = fc.oneof(
      fc.array(fc.constantFrom('зона', 'машина', 'часы', 'номер', 'время', 'х', 'р16', 'А'), { maxLength: 4 }),
      fc.array(part, { maxLength: 4 }),
    );
    fc.assert(
      fc.property(
        fc.constantFrom<SmsPurpose[]>('pay', 'extend', 'end'),
        fc.array(part, { minLength: 1, maxLength: 4 }),
        separator,
        explanations,
        fc.constantFrom('', 'Отправьте SMS ', '='),
        (purpose, parts, between, explained, prefix) => {
          const example = parts.join(between);
          const repeated = prefix === '=' ? example : `${prefix}${prefix === '' ? explained.join('*') : example}`;
          const template = read(purpose, example, repeated || undefined);
          if (template === undefined) return;
          const text = fillTemplate(template, driver);
          const rest = parts.filter((one) => text.split(/[*#+ ]/).includes(one));
          // Only words of the command and its code at the start are taken over.
          expect(rest.filter((one) => /\d{2}/.test(one) && one !== parts[0])).toEqual([]);
          expect(rest.filter((one) => /\d{3}|^\d+$|#|[?№]|номер|авто|plate/.test(one))).toEqual([]);
          if (parts.some((one) => /\d{3}.*\p{L}|\p{L}.*\d{3}|###/u.test(one)))
            expect(text).toMatch(/Т555ТТ555|T555TT555/);
          if (purpose !== 'end') expect(template).toContain('{hours}');
        },
      ),
      { numRuns: 3_000 },
    );
  });

  it('a template that was read gives its own example again, byte for byte', () => {
    const separators = fc.constantFrom('*', '#', ' ', '+');
    fc.assert(
      fc.property(
        separators,
        fc.integer({ min: 100, max: 9999 }),
        fc.integer({ min: 1, max: 9 }),
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

it.each([
  ['р16*0101*А123ВС*2', 'р16*номер зоны*номер машины*часы', false],
  ['р16*с', 'р16*с', true],
  ['Стоп', 'стоп', true],
  ['стоп', undefined, true],
  ['продлить*2', undefined, false],
  [undefined, 'стоп', false],
  ['стоп*А123ВС77', 'стоп*А123ВС77', false],
  ['продлить*2', 'продлить*2', false],
  ['стоп*госномер', undefined, false],
  ['стоп*?', undefined, false],
  ['стоп*A##AA', undefined, false],
  ['Отправьте слово стоп', undefined, false],
])('the SMS command %j, made from %j, may be sent as it stands: %s', (example, transcription, isReady) => {
  expect(isReadyToSend({ name: '', example, transcription })).toBe(isReady);
});
