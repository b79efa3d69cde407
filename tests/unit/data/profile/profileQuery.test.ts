// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { loadCity } from '~/city/cities';
import { profileQuery } from '~/data/profile/profileQuery';
import { settingsQuery } from '~/data/settings/settingsQuery';
import { setCity } from '~/state/currentCity';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['the newest version', 'perm', false, '/api/profile/get-profile-v6'],
  ['the newest version where stays are paid later', 'perm', true, '/api/profile/get-profile-v6'],
  ['the pinned version', 'tver', false, '/api/profile/get-profile-v4'],
  ['the pinned version where stays are paid later', 'tver', true, '/api/profile/get-profile-v4'],
])('CALL-66: the profile is read in %s (%s, dontUseBalance: %s)', async (_, city, dontUseBalance, path) => {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(new URL(address, location.origin).pathname);
    return Response.json(
      address.includes('get-settings')
        ? { status: 'ok', result: { dontUseBalance } }
        : { status: 'ok', result: { balance: 5, sessions: [], ts: [], telephones: [] } },
    );
  });
  await loadCity(city);
  setCity(city);
  const client = new QueryClient();
  const settings = await client.fetchQuery(settingsQuery(city));
  expect(settings.dontUseBalance).toBe(dontUseBalance);
  await client.fetchQuery(profileQuery(city, { token: 't', cacheKey: 'a' }));
  expect(requested.at(-1)).toBe(`/city/${city}${path}`);
  client.clear();
});
