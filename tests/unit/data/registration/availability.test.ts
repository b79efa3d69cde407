import { beforeEach, expect, it, vi } from 'vitest';
import { emailRefusal, phoneRefusal } from '~/data/registration/availability';

const { asked, city } = vi.hoisted(() => ({ asked: [] as unknown[], city: { answer: { kind: 'ok' } } }));
vi.mock('~/data/auth/callOnce', () => ({
  callOnce: (_: unknown, values: unknown) => {
    asked.push(values);
    return Promise.resolve(city.answer);
  },
}));
beforeEach(() => void (asked.length = 0));

const refusal = (errorName: string) => ({ kind: 'refused', errorName });

/** Only the city knows whose an e-mail or a phone is. The app only interprets its answer. */
it.each([
  [
    'B-81: it is somebody’s',
    refusal('UserExists'),
    refusal('DoublePhone'),
    [{ errorName: 'EmailExists' }, { errorName: 'DoublePhone' }],
  ],
  [
    'B-32: the other’s word says nothing of this field',
    refusal('DoublePhone'),
    refusal('UserExists'),
    [{ errorName: 'UnknownError' }, { errorName: 'UnknownError' }],
  ],
  [
    'ERR-29: it is somebody’s, by the names that registering has',
    refusal('EmailExists'),
    refusal('PhoneExists'),
    [{ errorName: 'EmailExists' }, { errorName: 'PhoneExists' }],
  ],
  [
    'ERR-29: without a name the city’s words stay',
    { ...refusal(''), message: 'Почта не подходит' },
    { ...refusal(''), message: 'Телефон не подходит' },
    [
      { errorName: '', message: 'Почта не подходит' },
      { errorName: '', message: 'Телефон не подходит' },
    ],
  ],
  ['nobody’s', { kind: 'ok' }, { kind: 'ok' }, [undefined, undefined]],
  ['no answer: registering asks again', { kind: 'lost' }, { kind: 'notSent' }, [undefined, undefined]],
])('%s', async (_, ofEmail, ofPhone, refusals) => {
  city.answer = ofEmail;
  const email = await emailRefusal(' a@b.ru ');
  city.answer = ofPhone;
  expect([email, await phoneRefusal('+7 (912) 345 - 67 - 89')]).toEqual(refusals);
  expect(asked).toEqual([{ email: 'a@b.ru' }, { phone: '79123456789' }]);
});
