import { t } from '@lingui/core/macro';
import { Link, useRouterState } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useSignOut } from '~/data/auth/useSignOut';
import { optionsQuery } from '~/data/options/optionsQuery';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { inLanguage } from '~/i18n/inLanguage';
import { accountPages, type AccountPage } from '~/domain/account/accountPages';
import { pagePath } from '~/domain/content/languagePrefix';
import { splitAtOwnPages } from '~/domain/content/menu';
import { currentLanguage } from '~/i18n/messages';
import { cityAtom } from '~/state/currentCity';
import { parkedNotesAtom } from '~/state/parkedNotes';
import { audienceAtom } from '~/state/session/signIn';
import { store } from '~/state/store';
import { openDialog } from '~/state/dialogs';
import { Icon } from '~/ui/Icon';
import type { IconName } from '~/ui/icons';
import { ModalDialog } from '~/ui/ModalDialog';
import { InstallItem } from '../install/InstallItem';
import { AccountLink } from './AccountLinks';
import { Contacts } from './Contacts';
import { menuLine } from './menuLine';
import { MenuLines } from './MenuLines';
import { MenuIcon } from './MenuIcon';
import { StoreLinks } from './StoreLinks';
import { useHasPage } from './useHasPage';
import { useMenuLinks } from './useMenuLinks';

/** A phone, in the style of `ui/icons`. */
const deviceIcon = 'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM11 17.5h2';

/** A QR code, in the same style. */
const codeIcon = 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M20 14v.01M14 20v.01M18 18h2v2';

/** Opens the existing notes, or a new note if there are none. */
const openNotes = (): void => openDialog(store.get(parkedNotesAtom).length > 0 ? { name: 'notes' } : { name: 'note' });

interface ItemProps {
  icon: IconName;
  children: string;
  onClick: () => void;
}

const Item = ({ icon, children, onClick }: ItemProps) => (
  <button type="button" className={menuLine} onClick={onClick}>
    <Icon name={icon} />
    {children}
  </button>
);

/**
 * The side menu: the app's own sections and the city's items in its order, city, login, stores, and the city's phone and
 * e-mail (SHELL-01…05).
 */
export const MenuDialog = ({ onClose }: { onClose: () => void }) => {
  const city = useAtomValue(cityAtom);
  const audience = useAtomValue(audienceAtom);
  const isDriver = audience === 'driver';
  const capabilities = useCapabilities();
  const { signOut } = useSignOut();
  const { data: options } = useQuery({ ...optionsQuery(city?.city ?? ''), enabled: city !== undefined });
  const hasPage = useHasPage();
  // The map has its own search field.
  const isMap = useRouterState({ select: ({ location }) => pagePath(location.pathname) === '/' });
  const accountPaths = isDriver ? accountPages(capabilities?.account).map((page) => `/profile/${page}`) : [];
  const ownPages = [
    '/',
    ...accountPaths,
    ...(audience === 'guest' && capabilities?.guestPayment !== 'no' ? ['/guest-payment'] : []),
    ...(city ? ['/sms-commands'] : []),
    '/device',
  ];
  const links = useMenuLinks('mobile');
  const { before, missingPages, after } = splitAtOwnPages(links, ownPages);
  const isListed = (page: string): boolean => links.some((one) => one.page === page);
  const canRegister = audience === 'guest' && hasPage('/registration');
  const shownPages = [...ownPages, ...links.map(({ page }) => page), ...(canRegister ? ['/registration'] : [])];
  const footer = useMenuLinks('footer').filter(({ page }) => !shownPages.includes(page));
  const link = { params: inLanguage, replace: true, className: menuLine, onClick: onClose } as const;
  const change = (action: () => void) => (): void => {
    onClose();
    action();
  };
  /** The app's own pages that are open to everyone, and to guests. */
  const openPages = {
    '/': { to: '/{-$lng}', icon: <Icon name="map" />, title: t`Карта парковок` },
    '/guest-payment': { to: '/{-$lng}/guest-payment', icon: <Icon name="clock" />, title: t`Оплата без входа` },
    '/sms-commands': { to: '/{-$lng}/sms-commands', icon: <Icon name="offline" />, title: t`Парковка по SMS` },
    '/device': { to: '/{-$lng}/device', icon: <MenuIcon path={deviceIcon} />, title: t`На этом устройстве` },
  } as const;
  /** The line of a page of the app, under the city's title if it has one. Undefined for any other page. */
  const ownLine = (page: string, title?: string): ReactNode => {
    if (!ownPages.includes(page)) return undefined;
    if (!(page in openPages)) {
      const accountPage = page.replace('/profile/', '') as AccountPage;
      return <AccountLink key={page} page={accountPage} title={title} replace onClose={onClose} />;
    }
    const { to, icon, title: ownTitle } = openPages[page as keyof typeof openPages];
    return (
      // The parameters of the main page choose a place. It is the current page with any of them.
      <Link
        key={page}
        to={to}
        {...link}
        activeOptions={page === '/' ? { exact: true, includeSearch: false } : undefined}
      >
        {icon}
        {title ?? ownTitle}
      </Link>
    );
  };

  return (
    <ModalDialog title={t`Меню`} onClose={onClose} place="side">
      <div className="grid gap-3">
        <nav className="grid" aria-label={t`Разделы`}>
          {before.map(
            (one) => ownLine(one.page, one.title) ?? <MenuLines key={one.page} links={[one]} className={menuLine} />,
          )}
          {missingPages.filter((page) => page !== '/device').map((page) => ownLine(page))}
          {city && !isMap && (
            <Item icon="search" onClick={change(() => openDialog({ name: 'search' }))}>
              {t`Найти парковку`}
            </Item>
          )}
          {city && audience !== 'corporate' && (
            <button type="button" className={menuLine} onClick={change(() => openDialog({ name: 'scan' }))}>
              <MenuIcon path={codeIcon} />
              {t`Сканировать код`}
            </button>
          )}
          {city && audience !== 'corporate' && (
            <Item icon="car" onClick={change(openNotes)}>
              {t`Я припарковался`}
            </Item>
          )}
          {!isListed('/device') && ownLine('/device')}
          <MenuLines links={after} className={menuLine} />
        </nav>
        <div className="grid border-t border-line pt-3">
          <Item icon="pin" onClick={change(() => openDialog({ name: 'city' }))}>
            {city ? t`Город: ${city.nameForShow[currentLanguage()]}` : t`Выбрать город`}
          </Item>
          {/* Only if the city's own menu has no item for it. */}
          {canRegister && !isListed('/registration') && (
            <Link to="/{-$lng}/registration" {...link}>
              <Icon name="plus" />
              {t`Регистрация`}
            </Link>
          )}
          {/* Shown beside a driver's own login, because a company has a separate one. */}
          {isDriver && options?.isCoopProfile && (
            <Item icon="wallet" onClick={change(() => openDialog({ name: 'login', isCompany: true }))}>
              {t`Войти как организация`}
            </Item>
          )}
          {audience !== 'guest' ? (
            <Item icon="logout" onClick={change(signOut)}>
              {t`Выйти`}
            </Item>
          ) : (
            <Item icon="user" onClick={change(() => openDialog({ name: 'login' }))}>
              {t`Войти`}
            </Item>
          )}
        </div>
        <InstallItem onClose={onClose} />
        <StoreLinks />
        <Contacts />
        {footer.length > 0 && (
          <nav className="grid border-t border-line pt-3 text-muted" aria-label={t`О сервисе`}>
            <MenuLines
              links={footer}
              className="flex min-h-12 items-center gap-3 rounded-field px-2 py-1 active:bg-sign-soft"
            />
          </nav>
        )}
      </div>
    </ModalDialog>
  );
};
