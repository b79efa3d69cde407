import { redirect } from '@tanstack/react-router';
import { pageAccess, type PageFor } from '~/domain/account/pageAccess';
import { inLanguage } from '~/i18n/inLanguage';
import { audienceAtom } from '~/state/session/signIn';
import { store } from '~/state/store';

/** Returns a redirect to the main page in the same language, to be thrown before a page that may not be seen. */
export const home = (params: object) => redirect({ to: '/{-$lng}', params: inLanguage(params), replace: true });

/** Redirects home if the current user may not see the page (ROUTE-29). */
export const onlyFor = (pageFor: PageFor, params: object): void => {
  if (pageAccess(pageFor, store.get(audienceAtom)) === 'home') throw home(params);
};
