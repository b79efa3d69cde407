// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest';
import { activate } from '~/i18n/activate';
import { errorText } from '~/i18n/errorText';

beforeAll(() => activate('ru'));

it.each([
  ['NoSaving', 'Слова города', 'До конца меньше 30 минут, отменить парковку уже нельзя.'],
  ['UnknownError', 'Exception at line 5', 'Неизвестная ошибка. Попробуйте ещё раз.'],
  ['SomethingNew', 'Слова города', 'Слова города'],
  ['SomethingNew', undefined, 'Неизвестная ошибка. Попробуйте ещё раз.'],
  // CALL-03: if the city returns no name, only its message is available.
  ['', 'Билет не найден', 'Билет не найден'],
  ['', undefined, 'Неизвестная ошибка. Попробуйте ещё раз.'],
  ...['EmailExists', 'PhoneExists', 'PhoneEmpty', 'SMSNotSend', 'UserExists', 'DoublePhone', 'LimitSMS'].map(
    (name): [string, string, RegExp] => [name, 'Слова города', /^(?!Слова|Неизвестная)[А-Я].*\.$/],
  ),
  ['IncorrectCode', 'Слова города', 'Код неверный или устарел. Проверьте его или запросите новый.'],
  ['VIN_IMEI_EMPTY', 'Слова города', 'Укажите IMEI или VIN.'],
  ['constructor', undefined, 'Неизвестная ошибка. Попробуйте ещё раз.'],
])('errorText puts the error name %j with the message %j into words', (errorName, message, text) => {
  expect(errorText(errorName, message)).toEqual(typeof text === 'string' ? text : expect.stringMatching(text));
});
