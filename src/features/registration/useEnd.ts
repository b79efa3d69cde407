import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { keepLogin } from '~/data/auth/keepLogin';
import { inLanguage } from '~/i18n/inLanguage';
import { currentCity } from '~/state/city';
import { audienceAtom, syncSignIns } from '~/state/signIn';
import { store } from '~/state/store';
import { openWindow } from '~/state/windows';
import { clearRegistration } from './clearRegistration';
import { promisedTokenAtom } from './promisedToken';

/**
 * The end of a registration (REG-06): the newcomer is signed in, and on the main page. Without a login, the way to one is open.
 * An answer that comes when somebody is signed in by now ends nobody's login. Gives whether it was of use.
 */
export const useEnd = (): ((token: string | undefined, onScreen: AbortSignal) => boolean) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return (given, onScreen) => {
    syncSignIns();
    if (onScreen.aborted || store.get(audienceAtom) !== 'guest') return false;
    const token = given || store.get(promisedTokenAtom);
    clearRegistration();
    if (token) void keepLogin(queryClient, currentCity().city, token);
    void navigate({ to: '/{-$lng}', params: inLanguage, replace: true }).then(() => {
      if (!token) openWindow({ name: 'login' });
    });
    return true;
  };
};
