import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { completeLogin } from '~/data/auth/completeLogin';
import { inLanguage } from '~/i18n/inLanguage';
import { currentCity } from '~/state/currentCity';
import { audienceAtom, syncSignIns } from '~/state/session/signIn';
import { store } from '~/state/store';
import { openDialog } from '~/state/dialogs';
import { clearRegistration } from './clearRegistration';
import { registrationTokenAtom } from './registrationToken';

/**
 * Returns a function that completes a registration (REG-06). It signs the new driver in, leads to the main page and
 * offers the next steps. Without a token it opens the login. If someone is signed in by now, a late answer does not end that login. It
 * returns whether the answer was used.
 */
export const useFinishRegistration = (): ((token: string | undefined, signal: AbortSignal) => boolean) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return (issuedToken, signal) => {
    syncSignIns();
    if (signal.aborted || store.get(audienceAtom) !== 'guest') return false;
    const token = issuedToken || store.get(registrationTokenAtom);
    clearRegistration();
    const login = token ? completeLogin(queryClient, currentCity().city, token) : undefined;
    void navigate({ to: '/{-$lng}', params: inLanguage, replace: true })
      .then(() => login)
      .then(() => openDialog({ name: token ? 'welcome' : 'login' }));
    return true;
  };
};
