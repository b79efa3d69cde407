import type { BrowserContext } from '@playwright/test';
import type { SeededUser } from '../../tools/control';

/** Stores logins on the device: kind of user → its token and its cache key. */
export const storeLogins = (
  context: BrowserContext,
  city: string,
  logins: Readonly<Record<string, { token: string | undefined; cacheKey: string }>>,
): Promise<unknown> =>
  context.addInitScript(
    ([id, storedLogins]) => {
      // Only once, so that a logout is not undone.
      if (localStorage.getItem('journey.signed-in') === storedLogins) return;
      localStorage.setItem('journey.signed-in', storedLogins);
      localStorage.setItem('parking.city', JSON.stringify(id));
      localStorage.setItem('parking.sign-ins', storedLogins);
    },
    [city, JSON.stringify({ [city]: logins })] as const,
  );

/** Every page of the browser belongs to a driver who signed in before. For journeys that do not test the login. */
export const signedIn = async (context: BrowserContext, city: string, { token }: SeededUser): Promise<void> => {
  await storeLogins(context, city, { standart: { token, cacheKey: 'journey' } });
};
