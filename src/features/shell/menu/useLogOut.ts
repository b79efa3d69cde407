import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { logOut } from '~/data/auth/logOut';
import { cityAtom } from '~/state/city';

/** Ends the login and leads to the main page. */
export const useLogOut = (): (() => void) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const city = useAtomValue(cityAtom);
  return () => {
    if (city) void logOut(queryClient, city.city).then(() => navigate({ to: '/{-$lng}', params: (old) => old, replace: true }));
  };
};
