import { Link, useRouterState } from '@tanstack/react-router';
import { isWithoutPrefix, pagePath } from '~/domain/content/languagePrefix';
import { currentLanguage } from '~/i18n/messages';

/** Pages that a change of language preserves, with their input. */
const preservedPages = /^\/(guest-payment|profile\/parking|check|registration|restore-password|legal)(\/|$)/;

/**
 * A link to the other language, named in that language. It leads to the main page, except from a page with something to
 * lose or one that a link has opened.
 */
export const LanguageLink = () => {
  const { pathname, searchStr, state } = useRouterState({ select: ({ location }) => location });
  const other = currentLanguage() === 'ru' ? 'en' : 'ru';
  const page = pagePath(pathname);
  const isMain = page === '/';
  const isOfLink = !isMain && !isWithoutPrefix(pathname) && state.__TSR_index === 0;
  const preservesPage = isOfLink || preservedPages.test(page) || (isMain && searchStr !== '');
  return (
    <Link
      to={preservesPage ? '.' : '/{-$lng}'}
      params={{ lng: other === 'en' ? 'en' : undefined }}
      search={preservesPage ? true : {}}
      replace={preservesPage}
      hrefLang={other}
      lang={other}
      preload={false}
      className="inline-flex size-12 items-center justify-center rounded-field text-base font-semibold text-sign active:bg-sign-soft"
      // The visible label, then the full name: users of voice control say what they see.
      aria-label={other === 'en' ? 'EN, English' : 'RU, Русский'}
    >
      {other === 'en' ? 'EN' : 'RU'}
    </Link>
  );
};
