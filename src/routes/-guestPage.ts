import { redirect } from '@tanstack/react-router';
import { build } from '~/city/build';
import { pageAccess } from '~/domain/access';
import { words } from '~/i18n/words';
import { audienceAtom } from '~/state/signIn';
import { store } from '~/state/store';

/** Before a page of a feature that only guests have, and only builds with its switch on: all others are led home (ROUTE-29). */
export const guestPage = (feature: 'registration' | 'restore', params: { lng?: string }): void => {
  if (!build[feature] || pageAccess('guest', store.get(audienceAtom)) === 'home') throw redirect({ to: '/{-$lng}', params, replace: true });
  void words(feature);
};
