import { useNavigate, useRouter } from '@tanstack/react-router';
import { inLanguage } from '~/i18n/inLanguage';
import type { ChosenPlace } from '~/state/windows';

/**
 * Where a login leads: to paying for the zone that was chosen before it (AUTH-12), else nowhere, but pages that are for
 * visitors alone give way to the main page (document 1, section 2).
 */
export const useAfterLogin = (close: () => void, place?: ChosenPlace): (() => Promise<void>) => {
  const router = useRouter();
  const navigate = useNavigate();
  return async () => {
    close();
    if (place)
      await navigate({ to: '/{-$lng}/profile/parking', params: inLanguage, search: place, state: { fill: crypto.randomUUID() }, replace: true });
    else await router.invalidate();
  };
};
