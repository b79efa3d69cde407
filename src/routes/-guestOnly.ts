import { redirect } from '@tanstack/react-router';
import { pageAccess } from '~/domain/access';
import { audienceAtom } from '~/state/signIn';
import { store } from '~/state/store';

/** Leads home from a page that a login, or the build, leaves no use for (ROUTE-29). */
export const guestOnly = (isOn: boolean, params: { lng?: string }): void => {
  if (!isOn || pageAccess('guest', store.get(audienceAtom)) === 'home') throw redirect({ to: '/{-$lng}', params, replace: true });
};
