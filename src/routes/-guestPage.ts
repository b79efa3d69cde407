import { build } from '~/city/build';
import { words } from '~/i18n/words';
import { home, onlyFor } from './-home';

/** Before a page of a feature that only guests have, and only builds with its switch on: all others are led home (ROUTE-29). */
export const guestPage = (feature: 'registration' | 'restore', params: { lng?: string }): void => {
  if (!build[feature]) throw home(params);
  onlyFor('guest', params);
  void words(feature);
};
