import { test as journey, zone } from '../../e2e/support/fixtures';
import { Release } from '../../e2e/support/release';
import { startFakeCity } from '../../fake-city/startFakeCity';
import { Control } from '../../tools/control';
import { cities } from './plan';

/** The places where the drivers of all schedules park. */
export const zones = [zone, '0902'] as const;

/**
 * Each worker has its own fake city, which serves a copy of the build that other releases can replace. The zones of its
 * cities are created once.
 */
export const test = journey.extend<{ release: Release }, { releases: Release }>({
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
      for (const city of cities)
        await control.seed(city, {
          zones: zones.map((number) => ({ number, ...(number === zone && { address: 'улица Ленина, 12' }) })),
        });
      await use({ url: server.url, control });
      await server.close();
    },
    { scope: 'worker' },
  ],
  release: async ({ releases }, use) => {
    await use(releases);
    if (releases.isLater) releases.first();
  },
});
