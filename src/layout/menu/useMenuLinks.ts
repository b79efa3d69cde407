import { useAtomValue } from 'jotai';
import { menuLinks, type MenuLink } from '~/domain/content/menu';
import type { Options } from '~/domain/content/options';
import { currentLanguage } from '~/i18n/messages';
import { audienceAtom } from '~/state/session/signIn';
import { useHasPage } from './useHasPage';
import { useOptions } from './useOptions';

/** Returns the items of one of the city's menus that this visitor may see, in the language of the page. */
export const useMenuLinks = (menu: keyof Options['menus']): MenuLink[] => {
  const audience = useAtomValue(audienceAtom);
  const hasPage = useHasPage();
  const items = useOptions()?.menus[menu] ?? [];
  return menuLinks(items, { language: currentLanguage(), audience, origin: location.origin, hasPage });
};
