import { useRouter } from '@tanstack/react-router';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { hasAccountPage, type AccountPage } from '~/domain/account/accountPages';

/**
 * Returns a function that checks whether a path without a language is an available page: no link leads to a missing
 * page.
 */
export const useHasPage = (): ((path: string) => boolean) => {
  const router = useRouter();
  const { canRegister = false, canRestorePassword = false, guestPayment, account } = useCapabilities() ?? {};
  return (path) => {
    const page = /^\/profile\/(.+)$/.exec(path)?.[1] as AccountPage | undefined;
    const [, params, route] = router.getMatchedRoutes(path);
    // The router takes an unknown first segment for a language.
    const isOn =
      (guestPayment !== 'no' || path !== '/guest-payment') &&
      (page === undefined || hasAccountPage(page, account) === true) &&
      (canRegister || !path.startsWith('/registration')) &&
      (canRestorePassword || !path.startsWith('/restore-password'));
    return route !== undefined && params['lng'] === undefined && isOn;
  };
};
