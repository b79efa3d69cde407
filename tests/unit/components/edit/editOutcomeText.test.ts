// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest';
import { activate } from '~/i18n/activate';
import { editFailure } from '~/components/edit/editOutcomeText';

beforeAll(() => activate('en'));

it.each([
  [
    'ERR-48: a name that is known is told in the language of the page',
    'RequiredField',
    'Заполните поле',
    'Fill in this field.',
  ],
  ['of another one the city’s words are all there is', 'PlateStolen', 'Номер в розыске', 'Номер в розыске'],
  [
    'where the name says nothing, the city’s words do',
    'ValidationError',
    'Такая машина уже есть',
    'Такая машина уже есть',
  ],
  ['and so they are without a name', '', 'Номер в розыске', 'Номер в розыске'],
])('%s', (_, errorName, message, text) => {
  expect(editFailure({ errorName, message })?.text).toBe(text);
});
