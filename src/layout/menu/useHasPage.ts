import { useRouter } from '@tanstack/react-router';
import { useCapabilities } from '~/data/settings/useCapabilities';

/**
 * Returns a function that checks whether a path without a language is an available page: no link leads to a missing
 * page.
 */
export const useHasPage = (): ((path: string) => boolean) => {
  const router = useRouter();
  const { canRegister = false, canRestorePassword = false } = useCapabilities() ?? {};
  return (path) => {
    const [, params, route] = router.getMatchedRoutes(path);
    // The router takes an unknown first segment for a language.
    const isOn =
      (canRegister || !path.startsWith('/registration')) &&
      (canRestorePassword || !path.startsWith('/restore-password'));
    return route !== undefined && params['lng'] === undefined && isOn;
  };
};
