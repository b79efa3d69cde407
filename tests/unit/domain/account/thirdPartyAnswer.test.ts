import { describe, expect, it } from 'vitest';
import { isExpectedAnswer, readThirdPartyAnswer } from '~/domain/account/thirdPartyAnswer';
import { hostileTexts } from '../../support/hostileTexts';

describe('the answer of a third party', () => {
  it.each([
    ['access_token=abc&state=s&token_type=bearer', { kind: 'token', token: 'abc', state: 's' }],
    ['access_token=abc', { kind: 'token', token: 'abc', state: '' }],
    ['error=access_denied&state=s', { kind: 'denied' }],
    ['error=server_error', { kind: 'nothing' }],
    ['', { kind: 'nothing' }],
    [`access_token=${'x'.repeat(5000)}`, { kind: 'nothing' }],
    ['access_token=&error=access_denied', { kind: 'denied' }],
  ])('the answer of a third party is read from its address: %.60s', (hash, answer) => {
    expect(readThirdPartyAnswer(new URLSearchParams(hash))).toEqual(answer);
  });

  it.each(hostileTexts)('the hostile text %# as an answer of a third party is read without harm', (text) => {
    expect(['token', 'denied', 'nothing']).toContain(readThirdPartyAnswer(new URLSearchParams(text)).kind);
  });
});

describe('F-41: the match of a third party’s answer with its request', () => {
  const request = { state: 's', city: 'perm', at: 1000 };
  it.each([
    ['the one', { state: 's' }, request, { city: 'perm', at: 2000 }, true],
    ['nothing was asked', { state: 's' }, null, { city: 'perm', at: 2000 }, false],
    ['another state', { state: 'x' }, request, { city: 'perm', at: 2000 }, false],
    ['no state', { state: '' }, request, { city: 'perm', at: 2000 }, false],
    ['another city', { state: 's' }, request, { city: 'kazan', at: 2000 }, false],
    ['after more than an hour', { state: 's' }, request, { city: 'perm', at: 1000 + 3_600_000 }, false],
    ['before it was asked', { state: 's' }, request, { city: 'perm', at: 999 }, false],
  ] as const)('a third party’s answer logs in only where it was requested: %s', (_, answer, requested, now, isGood) => {
    expect(isExpectedAnswer(answer, requested, now)).toBe(isGood);
  });
});
