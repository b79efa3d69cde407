// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest';
import type { Outcome } from '~/api/outcome';
import { okOrThrow } from '~/data/outcomeError';
import { historyFailureText } from '~/features/history/historyFailureText';
import { activate } from '~/i18n/activate';

beforeAll(() => activate('ru'));

const errorOf = (outcome: Outcome<never>): Error | null => {
  try {
    okOrThrow(outcome);
    return null;
  } catch (error) {
    return error as Error;
  }
};
const refused = (errorName: string, message?: string): Outcome<never> => ({
  kind: 'refused',
  errorName,
  message,
  detail: undefined,
});

it.each<[string, Outcome<never>, string]>([
  ['no answer', { kind: 'offline' }, 'Ошибка. Город не ответил. Проверьте сеть.'],
  ['a busy city', { kind: 'busy', waitMs: 1000, mayHaveRun: false }, 'Ошибка. Город занят. Попробуйте через минуту.'],
  ['a refusal by name', refused('InDevelopingError'), 'Ошибка. Эта возможность в городе ещё не работает.'],
  ['a refusal with words', refused('', 'Идут работы'), 'Ошибка. Идут работы'],
  ['a refusal without a word', refused(''), 'Ошибка'],
  ['a server error', { kind: 'broken', cause: 'serverError', detail: '500' }, 'Ошибка'],
  ['an answer of another shape', { kind: 'broken', cause: 'shape' }, 'Ошибка'],
])('OPS-10: after %s the page of the history says what happened', (_, outcome, text) => {
  expect(historyFailureText(errorOf(outcome))).toBe(text);
});
