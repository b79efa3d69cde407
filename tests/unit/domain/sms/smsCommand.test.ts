import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupSmsCommands, smsPurpose, smsPurposes, smsTopUp, type SmsTemplates } from '~/domain/sms/smsCommand';
import cityList from '../../../../cities.json';
import { anyText, longTexts } from '../../support/hostileTexts';

const templatesOf = (city: string): SmsTemplates => cityList.find((one) => one.city === city)?.sms ?? {};
const command = (name: string, example?: string, hint?: string) => ({ name, example, hint });

describe('the purpose of an SMS command', () => {
  it.each([
    // Recognised by its name.
    ['perm', command('Оплатить парковку'), 'pay'],
    ['perm', command('Начать стоянку'), 'pay'],
    ['perm', command('ПАРКОВКА'), 'pay'],
    ['perm', command('Pay for parking'), 'pay'],
    ['perm', command('Start parking'), 'pay'],
    ['perm', command('Продлить'), 'extend'],
    ['perm', command('Продление парковки'), 'extend'],
    ['perm', command('Оплата продления'), 'extend'],
    ['perm', command('Оплатить ещё час'), 'extend'],
    ['perm', command('Extend'), 'extend'],
    ['perm', command('Завершить парковку'), 'end'],
    ['perm', command('Прервать сессию'), 'end'],
    ['perm', command('Отменить парковку'), 'end'],
    ['perm', command('Stop parking'), 'end'],
    ['perm', command('Пополнить баланс'), 'topUp'],
    ['perm', command('Пополнение парковочного счёта'), 'topUp'],
    ['perm', command('Top up'), 'topUp'],
    ['perm', command('Узнать баланс'), 'other'],
    ['perm', command('Проверить, оплачена ли парковка'), 'other'],
    ['perm', command('Стоимость парковки'), 'other'],
    ['perm', command('Купить абонемент на парковку'), 'other'],
    ['perm', command('Parking status'), 'other'],
    // Only the beginning of a word counts.
    ['perm', command('Невыплата'), 'other'],
    ['perm', command('Weekend'), 'other'],
    // Recognised by the city's template.
    ['kazan', command('Команда 1', 'р16*0101*А123ВС116*2'), 'pay'],
    ['kazan', command('Команда 2', 'р16*х*2'), 'extend'],
    ['kazan', command('Команда 3', 'р16*с'), 'end'],
    ['kazan', command('Команда 3', 'Р16*С'), 'end'],
    ['moscow', command('', '0101*А123ВС77*2'), 'pay'],
    ['moscow', command('', 'х2'), 'extend'],
    ['moscow', command('', 'с'), 'end'],
    ['yekaterinburg', command('', 'p66*0101*А123ВС96*1'), 'pay'],
    ['yekaterinburg', command('', 'р66*0101*А123ВС96*1'), 'pay'],
    // A name is stronger evidence than a template with few fixed characters.
    ['moscow', command('Пополнить баланс', 'баланс*карта*300'), 'topUp'],
    // Recognised by the words of the example, then of the hint.
    ['perm', command('Команда 1', 'стоп'), 'end'],
    ['perm', command('Команда 1', 'продлить*2'), 'extend'],
    ['perm', command('Команда 1', '1*2', 'Чтобы оплатить, отправьте'), 'pay'],
    ['perm', command('Команда 1', '1*2'), 'other'],
    ['perm', command(''), 'other'],
  ] as const)('in %s the SMS command %j has the purpose %s', (city, of, purpose) => {
    expect(smsPurpose(of, templatesOf(city))).toBe(purpose);
  });

  it('an SMS command of any text has a purpose', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (name, example, template) => {
        expect(smsPurposes).toContain(
          smsPurpose({ name, example }, { start: template, stop: '.*+?^${}()|[]\\{zone}' }),
        );
      }),
    );
    // The longest texts too: a rule whose time grows with the square of their length would exceed the runner's time
    // limit.
    for (const text of longTexts)
      expect(smsPurposes).toContain(
        smsPurpose({ name: text, hint: text, example: text.slice(0, 280) }, templatesOf('kazan')),
      );
  });
});

it('the groups of SMS commands stand in the order of need, each in the server’s order and none empty', () => {
  const [top, pay, other, payToo] = [
    command('Пополнить'),
    command('Оплатить'),
    command('Справка'),
    command('Парковка на день'),
  ];
  expect(groupSmsCommands([top, pay, other, payToo], {})).toEqual([
    { purpose: 'pay', commands: [pay, payToo] },
    { purpose: 'topUp', commands: [top] },
    { purpose: 'other', commands: [other] },
  ]);
  expect(groupSmsCommands([], {})).toEqual([]);
});

describe('topping up by SMS', () => {
  it.each([
    ['whole roubles', 'п {amount}', 30_000, { text: 'п 300', sum: 30_000, isRoundedUp: false }],
    [
      'kopecks are rounded up, and said so',
      'р99*{amount}',
      10_001,
      { text: 'р99*101', sum: 10_100, isRoundedUp: true },
    ],
    ['a command that takes no sum', '300', 5_000, undefined],
    ['no money', 'п {amount}', 0, undefined],
    ['less than nothing', 'п {amount}', -100, undefined],
    ['a command that asks for the car', 'п {plate} {amount}', 30_000, undefined],
    ['a city that has published none', undefined, 30_000, undefined],
  ])('topping up by SMS gives a command or none: %s', (_, topUp, sum, expected) => {
    expect(smsTopUp({ topUp }, sum)).toEqual(expected);
  });
});
