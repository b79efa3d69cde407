import { expect, it } from 'vitest';
import type { SmsTemplates } from '~/domain/sms/smsCommand';
import { basicSmsCommands } from '~/domain/sms/basicSmsCommands';
import cityList from '../../../../cities.json';

const names = { zone: 'номер зоны', plate: 'номер машины', hours: 'часы', amount: 'сумма' };
const templatesOf = (city: string): SmsTemplates => cityList.find((one) => one.city === city)?.sms ?? {};
const listed = [
  { name: 'Завершить', example: 'стоп', transcription: 'стоп' },
  { name: 'Оплатить парковку', hint: 'Номер зоны стоит на знаке', example: 'парковка*0101*А123ВС*2' },
  { name: 'Оплатить на день', example: 'день*0101' },
  { name: 'Справка', example: '?' },
];

it.each([
  [
    'kazan',
    [
      ['pay', 'р16*0101*А123ВС77*2', 'р16*номер зоны*номер машины*часы'],
      ['extend', 'р16*х*2', 'р16*х*часы'],
      ['end', 'р16*с', 'р16*с'],
    ],
  ],
  [
    'moscow',
    [
      ['pay', '0101*А123ВС77*2', 'номер зоны*номер машины*часы'],
      ['extend', 'х2', 'х + часы'],
      ['end', 'с', 'с'],
    ],
  ],
  ['volgograd', [['pay', 'р34*0101*А123ВС77*2', 'р34*номер зоны*номер машины*часы']]],
  // The letter in this prefix is Latin, as the city has published it.
  ['yekaterinburg', [['pay', 'p66*0101*А123ВС77*2', 'p66*номер зоны*номер машины*часы']]],
  ['perm', []],
] as const)('the SMS templates of %s make its basic commands', (city, commands) => {
  expect(
    basicSmsCommands(templatesOf(city), [], names).map(({ purpose, command }) => [
      purpose,
      command.example,
      command.transcription,
    ]),
  ).toEqual(commands);
});

it('a city without templates announces its server’s commands, each once and in a fixed order', () => {
  expect(basicSmsCommands({}, listed, names)).toEqual([
    { purpose: 'pay', command: listed[1] },
    { purpose: 'end', command: listed[0] },
  ]);
});

it('a city’s own template takes precedence over its server’s command', () => {
  const [first, second] = basicSmsCommands({ stop: 'с' }, listed, names);
  expect(first).toEqual({ purpose: 'pay', command: listed[1] });
  expect(second?.command.example).toBe('с');
});

it('a value in a template is never taken for a placeholder, and nothing of the template is lost', () => {
  const [pay] = basicSmsCommands({ start: '$&*{zone}*{unknown}*{plate}+#' }, [], { ...names, zone: '{plate}' });
  expect(pay?.command.transcription).toBe('$&*{plate}*{unknown}*номер машины+#');
});
