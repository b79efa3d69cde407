import { describe, expect, it } from 'vitest';
import { readBuildSettings, type BuildSettings } from '~/city/buildSettings';

const defaults: BuildSettings = {
  easyAuth: true,
  registration: true,
  passwordReset: true,
  appeals: true,
  fines: true,
  thirdPartyId: { clientId: '', script: '' },
  captchaSiteKey: '',
  captchaScript: '',
  appScheme: 'cityparking',
  card: { publicKey: '', script: '' },
  widgetHosts: [],
  trustedTypes: true,
  isDemo: false,
};

describe('the settings of a build (CFG-09)', () => {
  it('a build without any variable has the documented settings', () => {
    expect(readBuildSettings({})).toEqual(defaults);
  });

  it.each<[Record<string, string>, Partial<BuildSettings>]>([
    [{ VITE_EASY_AUTH: '0' }, { easyAuth: false }],
    [{ VITE_EASY_AUTH: 'off' }, { easyAuth: false }],
    [{ VITE_REGISTRATION: 'false' }, { registration: false }],
    [{ VITE_RESTORE: '1', VITE_FEEDBACK: 'on', VITE_PENALTY: 'true' }, {}],
    [{ VITE_EASY_AUTH: '', VITE_DEMO: '' }, {}],
    [
      { VITE_THIRD_PARTY_ID_CLIENT: 'abc', VITE_THIRD_PARTY_ID_SCRIPT: 'https://id.example.ru/sdk.js' },
      { thirdPartyId: { clientId: 'abc', script: 'https://id.example.ru/sdk.js' } },
    ],
    [
      { VITE_CARD_PUBLIC_KEY: 'pk_1', VITE_CARD_SCRIPT: '/demo/card.js' },
      { card: { publicKey: 'pk_1', script: '/demo/card.js' } },
    ],
    [
      { VITE_DEMO: '1' },
      {
        isDemo: true,
        card: { publicKey: 'demo', script: '/demo/card-widget.js' },
        thirdPartyId: { clientId: 'demo', script: '/demo/sign-in.js' },
      },
    ],
    [
      {
        VITE_DEMO: '1',
        VITE_CARD_PUBLIC_KEY: 'pk',
        VITE_CARD_SCRIPT: '/own.js',
        VITE_THIRD_PARTY_ID_CLIENT: 'abc',
        VITE_THIRD_PARTY_ID_SCRIPT: '/id.js',
      },
      {
        isDemo: true,
        card: { publicKey: 'pk', script: '/own.js' },
        thirdPartyId: { clientId: 'abc', script: '/id.js' },
      },
    ],
    [
      { VITE_CAPTCHA_SITE_KEY: 'key', VITE_CAPTCHA_SCRIPT: 'https://captcha.example.ru/x.js' },
      { captchaSiteKey: 'key', captchaScript: 'https://captcha.example.ru/x.js' },
    ],
    [{ VITE_CARD_SCRIPT: '', VITE_CAPTCHA_SITE_KEY: 'key' }, { captchaSiteKey: 'key' }],
    [{ VITE_SOMETHING_ELSE: 'x', HOME: '/root' }, {}],
  ])('the settings of a build are read from %j', (env, settings) => {
    expect(readBuildSettings(env)).toEqual({ ...defaults, ...settings });
  });

  it.each<[Record<string, unknown>, string]>([
    [
      { VITE_EASY_AUTH: 'yes' },
      'Build settings: VITE_EASY_AUTH: expected 1, true, on, 0, false or off, received "yes".',
    ],
    [{ VITE_DEMO: 'TRUE' }, 'Build settings: VITE_DEMO: expected 1, true, on, 0, false or off, received "TRUE".'],
    [
      { VITE_CARD_SCRIPT: 'http://card.ru/x.js' },
      'VITE_CARD_SCRIPT: expected a path beginning with / or an https address, received "http://card.ru/x.js".',
    ],
    [{ VITE_CARD_SCRIPT: '//card.ru/x.js' }, 'VITE_CARD_SCRIPT: expected a path beginning with / or an https address'],
    [
      { VITE_CARD_SCRIPT: 'https://a;b.ru/x.js' },
      'VITE_CARD_SCRIPT: expected a path beginning with / or an https address',
    ],
    [
      { VITE_THIRD_PARTY_ID_SCRIPT: 'javascript:alert(1)' },
      'VITE_THIRD_PARTY_ID_SCRIPT: expected a path beginning with / or an https address',
    ],
    [
      { VITE_DEMO: 'y', VITE_RESTORE: 'n' },
      'VITE_RESTORE: expected 1, true, on, 0, false or off, received "n"; VITE_DEMO: expected',
    ],
  ])('the invalid variables %j stop the build', (env, sentence) => {
    expect(() => readBuildSettings(env)).toThrow(sentence);
  });
});
