import { useRouter } from '@tanstack/react-router';
import { useCapabilities } from '~/data/settings/useCapabilities';

/** Says whether a path, without a language, is a page that can be opened here: nothing leads to one that is not there. */
export const useHasPage = (): ((path: string) => boolean) => {
  const router = useRouter();
  const { canRegister = false, canRestorePassword = false } = useCapabilities() ?? {};
  return (path) => {
    const [, params, route] = router.getMatchedRoutes(path);
    // An unknown first segment passes for a language.
    const isOn =
      (canRegister || !path.startsWith('/registration')) &&
      (canRestorePassword || !path.startsWith('/restore-password'));
    return route !== undefined && params['lng'] === undefined && isOn;
  };
};
