import type { BrowserContext } from '@playwright/test';
import type { SeededUser } from '../../tools/control';

/** Logins that stand on the device already: kind of user → its token and the name of what is kept for it. */
export const storeLogins = (
  context: BrowserContext,
  city: string,
  logins: Readonly<Record<string, { token: string | undefined; cacheKey: string }>>,
): Promise<unknown> =>
  context.addInitScript(
    ([id, storedLogins]) => {
      // Once: who logs out stays logged out.
      if (localStorage.getItem('journey.signed-in') === storedLogins) return;
      localStorage.setItem('journey.signed-in', storedLogins);
      localStorage.setItem('parking.city', JSON.stringify(id));
      localStorage.setItem('parking.sign-ins', storedLogins);
    },
    [city, JSON.stringify({ [city]: logins })] as const,
  );

/** Every page of the browser belongs to somebody who signed in before: for journeys that are not about signing in. */
export const signedIn = async (context: BrowserContext, city: string, { token }: SeededUser): Promise<void> => {
  await storeLogins(context, city, { standart: { token, cacheKey: 'journey' } });
};
