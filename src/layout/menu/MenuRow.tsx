import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { inLanguage } from '~/i18n/inLanguage';
import { audienceAtom } from '~/state/session/signIn';
import { GuestLinks } from './GuestLinks';
import { MenuLines } from './MenuLines';
import { useMenuLinks } from './useMenuLinks';

const item =
  'inline-flex min-h-12 max-w-60 shrink-0 items-center gap-1 rounded-field border-b-2 border-transparent px-2 font-semibold active:bg-sign-soft aria-[current=page]:text-sign aria-[current=page]:border-sign aria-[current=page]:rounded-b-none';

/**
 * The menu row of the header, if there is room: sections, the city's own items, and the links for a guest (SHELL-22,
 * SHELL-23).
 */
export const MenuRow = () => {
  const audience = useAtomValue(audienceAtom);
  const links = useMenuLinks('header', ['/', '/guest-payment', '/profile/parking']);
  return (
    <>
      <nav className="relative hidden min-w-0 flex-1 gap-1 overflow-x-auto px-1 desk:flex" aria-label={t`Разделы`}>
        <Link to="/{-$lng}" params={inLanguage} activeOptions={{ exact: true, includeSearch: false }} className={item}>
          {t`Карта`}
        </Link>
        {audience === 'driver' && (
          <Link to="/{-$lng}/profile/parking" params={inLanguage} className={item}>
            {t`Парковка`}
          </Link>
        )}
        <MenuLines links={links} className={item} isRow />
      </nav>
      {audience === 'guest' && <GuestLinks />}
    </>
  );
};
