import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { keepLogin } from '~/data/auth/keepLogin';
import { inLanguage } from '~/i18n/inLanguage';
import { currentCity } from '~/state/city';
import { store } from '~/state/store';
import { openWindow } from '~/state/windows';
import { clearRegistration } from './clearRegistration';
import { promisedTokenAtom } from './promisedToken';

/** The end of a registration (REG-06): the newcomer is signed in, and on the main page. Without a login, the way to one is open. */
export const useEnd = (): ((token: string | undefined) => void) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return (given) => {
    const token = given || store.get(promisedTokenAtom);
    clearRegistration();
    if (token) void keepLogin(queryClient, currentCity().city, token);
    void navigate({ to: '/{-$lng}', params: inLanguage, replace: true }).then(() => {
      if (!token) openWindow({ name: 'login' });
    });
  };
};
