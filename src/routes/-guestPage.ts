import { build } from '~/city/build';
import { loadMessages } from '~/i18n/messages';
import { home, onlyFor } from './-home';

const catalogues = { registration: 'registration', passwordReset: 'password-reset' };

/**
 * Guards a page that only guests have, and only builds with its switch on. All others are redirected home (ROUTE-29).
 */
export const guestPage = (feature: 'registration' | 'passwordReset', params: { lng?: string }): void => {
  if (!build[feature]) throw home(params);
  onlyFor('guest', params);
  void loadMessages(catalogues[feature]);
};
