import { describe, expect, it } from 'vitest';
import { loginFlow, loginStart, type LoginEvent, type LoginState } from '~/domain/account/login.flow';

const after = (...events: LoginEvent[]): LoginState => events.reduce(loginFlow, loginStart);

const send = { type: 'send' } as const;
const refused = (errorName: string, captcha?: string) => ({ type: 'refused', errorName, captcha }) as const;

describe('AUTH-10: a login', () => {
  it.each<[string, LoginEvent[], LoginState]>([
    ['waits', [], { status: 'waiting' }],
    ['is under way', [send], { status: 'entering', captcha: undefined }],
    ['succeeds', [send, { type: 'ok' }], { status: 'ok' }],
    [
      'is refused',
      [send, refused('IncorrectLogin')],
      { status: 'error', errorName: 'IncorrectLogin', message: undefined, captcha: undefined },
    ],
    [
      'meets an account without a password',
      [send, refused('EmptyPass', 'abc')],
      { status: 'EmptyPass', errorName: 'EmptyPass' },
    ],
    [
      'finds no network',
      [send, { type: 'failed', error: 'offline' }],
      { status: 'Request error', error: 'offline', captcha: undefined },
    ],
    [
      'is asked to wait',
      [send, { type: 'busy', waitMs: 5000 }],
      { status: 'Request error', waitMs: 5000, captcha: undefined },
    ],
    ['is put back', [send, refused('IncorrectLogin', 'abc'), { type: 'reset' }], { status: 'waiting' }],
    ['hears nothing of a try that was taken back', [send, { type: 'reset' }, { type: 'ok' }], { status: 'waiting' }],
    ['hears one answer to one try', [send, { type: 'ok' }, refused('IncorrectLogin')], { status: 'ok' }],
  ])('a login %s', (_, events, state) => {
    expect(after(...events)).toEqual(state);
  });

  it('AUTH-02, AUTH-03, B-89: a captcha stays during the next try and a network failure, and a wrong code replaces it', () => {
    const third = [
      send,
      refused('IncorrectLogin'),
      send,
      refused('IncorrectLogin'),
      send,
      refused('IncorrectLogin', ' one '),
    ] as const;
    expect(after(...third).captcha).toBe('one');
    expect(after(...third, send).captcha).toBe('one');
    expect(after(...third, send, { type: 'failed', error: 'unreadable' }).captcha).toBe('one');
    expect(after(...third, send, { type: 'busy', waitMs: 1 }).captcha).toBe('one');
    expect(after(...third, send, refused('CaptchaIncorrect', 'two'))).toMatchObject({
      errorName: 'CaptchaIncorrect',
      captcha: 'two',
    });
    expect(after(...third, send, refused('LoginTryLimit')).captcha).toBeUndefined();
    expect(after(...third, send, { type: 'ok' }).captcha).toBeUndefined();
  });

  it.each(['', '  ', 'x'.repeat(600_000)])(
    'a login shows no captcha that is empty or too large for the memory',
    (image) => {
      expect(after(send, refused('IncorrectLogin', image)).captcha).toBeUndefined();
    },
  );
});
