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
 * The end of a registration (REG-06): the newcomer is signed in, and on the main page. Without a login, the way to one is open.
 * An answer that comes when somebody is signed in by now ends nobody's login. Gives whether it was of use.
 */
export const useFinishRegistration = (): ((token: string | undefined, signal: AbortSignal) => boolean) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return (issuedToken, signal) => {
    syncSignIns();
    if (signal.aborted || store.get(audienceAtom) !== 'guest') return false;
    const token = issuedToken || store.get(registrationTokenAtom);
    clearRegistration();
    if (token) void completeLogin(queryClient, currentCity().city, token);
    void navigate({ to: '/{-$lng}', params: inLanguage, replace: true }).then(() => {
      if (!token) openDialog({ name: 'login' });
    });
    return true;
  };
};
