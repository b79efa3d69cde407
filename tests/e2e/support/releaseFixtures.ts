import { startFakeCity } from '../../fake-city/startFakeCity';
import { Control } from '../../tools/control';
import { city, test as journey, zone } from './fixtures';
import { Release } from './release';

/** A server for one journey, which can change its release. */
export const test = journey.extend<{ release: Release }>({
  release: async ({}, use) => {
    const release = new Release();
    await use(release);
    release.remove();
  },
  baseURL: async ({ release }, use) => {
    const server = await startFakeCity({ distDir: release.dir, isControlOn: true });
    await new Control(server.url).seed(city, { zones: [{ number: zone, address: 'улица Ленина, 12' }] });
    await use(server.url);
    await server.close();
  },
});
