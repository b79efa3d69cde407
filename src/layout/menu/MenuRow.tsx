import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { splitAtOwnPages } from '~/domain/content/menu';
import { inLanguage } from '~/i18n/inLanguage';
import { audienceAtom } from '~/state/session/signIn';
import { accountPageTitle } from './AccountLinks';
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
  const capabilities = useCapabilities();
  const isDriver = audience === 'driver';
  const listed = useMenuLinks('header');
  // A guest's payment has its place beside registration and login (SHELL-22).
  const guestTitle = listed.find(({ page }) => page === '/guest-payment')?.title;
  const links = listed.filter(({ page }) => page !== '/guest-payment');
  const ownPages = isDriver ? ['/', '/profile/parking'] : ['/'];
  const { before, missingPages, after } = splitAtOwnPages(links, ownPages);
  return (
    <>
      <nav className="relative hidden min-w-0 flex-1 gap-1 overflow-x-auto px-1 desk:flex" aria-label={t`Разделы`}>
        <MenuLines links={before} className={item} isRow />
        {missingPages.includes('/') && (
          <Link
            to="/{-$lng}"
            params={inLanguage}
            activeOptions={{ exact: true, includeSearch: false }}
            className={item}
          >
            {t`Карта`}
          </Link>
        )}
        {missingPages.includes('/profile/parking') && (
          <Link to="/{-$lng}/profile/parking" params={inLanguage} className={item}>
            {accountPageTitle('parking', !capabilities?.account || capabilities.usesBalance)}
          </Link>
        )}
        <MenuLines links={after} className={item} isRow />
      </nav>
      {audience === 'guest' && <GuestLinks paymentTitle={guestTitle} />}
    </>
  );
};
