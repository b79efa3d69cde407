import { redirect } from '@tanstack/react-router';
import { pageAccess, type PageFor } from '~/domain/account/pageAccess';
import { inLanguage } from '~/i18n/inLanguage';
import { audienceAtom } from '~/state/session/signIn';
import { store } from '~/state/store';

/** Thrown before a page that is not to be seen: to the main page, in the same language. */
export const home = (params: object) => redirect({ to: '/{-$lng}', params: inLanguage(params), replace: true });

/** Leads home whoever may not see a page (ROUTE-29). */
export const onlyFor = (pageFor: PageFor, params: object): void => {
  if (pageAccess(pageFor, store.get(audienceAtom)) === 'home') throw home(params);
};
