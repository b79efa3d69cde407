// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '~/app/queryClient';
import { loadCity } from '~/city/cities';
import { companyQuery } from '~/data/company/companyQuery';
import { activate } from '~/i18n/activate';
import { setCity } from '~/state/currentCity';
import { setSignIn, signInOf } from '~/state/session/signIn';

vi.mock('idb-keyval', () => ({ update: async () => undefined, keys: async () => [], delMany: async () => undefined }));

const signIn = { token: 'company-token', cacheKey: 'b' };
const json = (status: number, body: object) => () => Response.json(body, { status });
const page = (status: number) => () =>
  new Response('<html></html>', { status, headers: { 'Content-Type': 'text/html' } });

beforeAll(() => activate('ru'));
beforeEach(async () => {
  queryClient.clear();
  await loadCity('perm');
  setCity('perm');
  setSignIn('perm', 'coop', signIn);
});

/** Reads the profile once. Returns whether the company is still signed in after the refusal has been handled. */
const isSignedInAfter = async (answer: () => Response | Promise<Response>): Promise<boolean> => {
  vi.stubGlobal('fetch', async () => answer());
  await queryClient.fetchQuery({ ...companyQuery('perm', signIn), retry: false }).catch(() => undefined);
  // What ends a login is loaded when it is needed.
  await import('~/app/effects/handleRefusal');
  await new Promise((resolve) => setTimeout(resolve, 20));
  return signInOf('perm', 'coop') !== undefined;
};

it.each<[string, () => Response]>([
  ['a refusal by name', json(200, { status: 'error', errorName: 'AccountNotFound' })],
  ['a refusal with words alone', json(200, { status: 'error', errorMessage: 'Договор закрыт' })],
  ['a refusal without a word', json(200, { status: 'Error' })],
  ['another status', json(200, { status: 'denied' })],
  ['a named refusal in a 403', json(403, { errorName: 'Forbidden' })],
  ['a 401 without a word', json(401, {})],
  ['a 404 of the city', json(404, { message: 'no such contract' })],
])('COOP-10: %s ends the login of a company', async (_, answer) => {
  expect(await isSignedInAfter(answer)).toBe(false);
});

it.each<[string, () => Response | Promise<Response>]>([
  ['no network', () => Promise.reject(new TypeError('offline'))],
  ['a server error', json(500, { status: 'error', errorName: 'AccountNotFound' })],
  ['a busy city', json(429, {})],
  ['the page of a Wi-Fi login', page(200)],
  ['the page of a proxy', page(403)],
  ['a profile of another shape', json(200, { status: 'ok', result: 5 })],
])('COOP-10: %s keeps the login of a company', async (_, answer) => {
  expect(await isSignedInAfter(answer)).toBe(true);
});
