import { Link, useRouterState } from '@tanstack/react-router';
import { currentLanguage } from '~/i18n/words';

/** Addresses that a change of language keeps, with what was typed there (`decisions.md`). */
const keptPages = /^(\/en)?\/(guest-payment$|profile\/parking$|registration|restore-password)/;
const mainPage = /^(\/en)?\/?$/;

/** The other language, named in itself. It leads to the main page, except from a page with something to lose. */
export const LanguageLink = () => {
  const { pathname, search } = useRouterState({ select: ({ location }) => location });
  const other = currentLanguage() === 'ru' ? 'en' : 'ru';
  const keepsPage = keptPages.test(pathname) || (mainPage.test(pathname) && 'zone' in search && search.zone !== undefined);
  return (
    <Link
      to={keepsPage ? '.' : '/{-$lng}'}
      params={{ lng: other === 'en' ? 'en' : undefined }}
      search={keepsPage ? true : {}}
      replace={keepsPage}
      hrefLang={other}
      lang={other}
      preload={false}
      className="inline-flex size-12 items-center justify-center rounded-field text-base font-semibold text-sign active:bg-sign-soft"
      aria-label={other === 'en' ? 'English' : 'Русский'}
    >
      {other === 'en' ? 'EN' : 'RU'}
    </Link>
  );
};
