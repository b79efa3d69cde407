import type { BrowserContext } from '@playwright/test';
import type { SeededUser } from '../tools/control';

/** Every page of the browser belongs to somebody who signed in before: for journeys that are not about signing in. */
export const signedIn = async (context: BrowserContext, city: string, { token }: SeededUser): Promise<void> => {
  await context.addInitScript(
    ([id, signIns]) => {
      // Once: who logs out stays logged out.
      if (localStorage.getItem('journey.signed-in') === signIns) return;
      localStorage.setItem('journey.signed-in', signIns);
      localStorage.setItem('parking.city', JSON.stringify(id));
      localStorage.setItem('parking.sign-ins', signIns);
    },
    [city, JSON.stringify({ [city]: { standart: { token, cacheKey: 'journey' } } })] as const,
  );
};
