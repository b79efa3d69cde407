import { city, zone } from '../e2e/support/fixtures';
import { Release } from '../e2e/support/release';
import { startFakeCity } from '../fake-city/startFakeCity';
import { Control } from '../tools/control';
import { test as row } from '../e2e/support/faultTest';

/** A row whose city serves a copy of the build, which the row replaces by other releases. */
export const test = row.extend<{ release: Release }, { releases: Release }>({
  releases: [
    async ({}, use) => {
      const releases = new Release();
      await use(releases);
      releases.remove();
    },
    { scope: 'worker' },
  ],
  fakeCity: [
    async ({ releases }, use) => {
      const server = await startFakeCity({ distDir: releases.dir, isControlOn: true });
      const control = new Control(server.url);
      await control.seed(city, { zones: [{ number: zone, address: 'улица Ленина, 12' }] });
      await use({ url: server.url, control });
      await server.close();
    },
    { scope: 'worker' },
  ],
  release: async ({ releases }, use) => {
    await use(releases);
    releases.first();
  },
});

export { expect } from '../e2e/support/faultTest';
