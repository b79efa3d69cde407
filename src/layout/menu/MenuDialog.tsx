import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useSignOut } from '~/data/auth/useSignOut';
import { optionsQuery } from '~/data/options/optionsQuery';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { inLanguage } from '~/i18n/inLanguage';
import { accountPages } from '~/domain/account/accountPages';
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
import { AccountLinks } from './AccountLinks';
import { Contacts } from './Contacts';
import { menuLine } from './menuLine';
import { MenuLines } from './MenuLines';
import { MenuSearch } from './MenuSearch';
import { MenuIcon } from './MenuIcon';
import { StoreLinks } from './StoreLinks';
import { useHasPage } from './useHasPage';
import { useMenuLinks } from './useMenuLinks';

/** Pages for which the menu has its own items. */
const builtInPages = [
  '/',
  '/guest-payment',
  '/sms-commands',
  '/device',
  '/profile',
  ...accountPages(undefined).map((page) => `/profile/${page}`),
];

/** A phone, in the style of `ui/icons`. */
const deviceIcon = 'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM11 17.5h2';

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

/** The side menu: the app's own sections, the city's items, city, login, stores, and the city's phone and e-mail (SHELL-01…05). */
export const MenuDialog = ({ onClose }: { onClose: () => void }) => {
  const city = useAtomValue(cityAtom);
  const audience = useAtomValue(audienceAtom);
  const isDriver = audience === 'driver';
  const guestPayment = useCapabilities()?.guestPayment;
  const { signOut } = useSignOut();
  const { data: options } = useQuery({ ...optionsQuery(city?.city ?? ''), enabled: city !== undefined });
  const hasPage = useHasPage();
  const links = useMenuLinks('mobile', builtInPages);
  const footer = useMenuLinks('footer', builtInPages).filter(({ href }) => links.every((link) => link.href !== href));
  const link = { params: inLanguage, replace: true, className: menuLine, onClick: onClose } as const;
  const change = (action: () => void) => (): void => {
    onClose();
    action();
  };

  return (
    <ModalDialog title={t`Меню`} onClose={onClose} place="side">
      <div className="grid gap-3">
        {city && (
          <MenuSearch onSearch={(draft) => change(() => openDialog({ name: 'search', initialQuery: draft }))()} />
        )}
        <nav className="grid" aria-label={t`Разделы`}>
          <Link to="/{-$lng}" {...link} activeOptions={{ exact: true, includeSearch: false }}>
            <Icon name="map" />
            {t`Карта парковок`}
          </Link>
          {isDriver && <AccountLinks replace onClose={onClose} />}
          {audience === 'guest' && guestPayment !== 'no' && (
            <Link to="/{-$lng}/guest-payment" {...link}>
              <Icon name="clock" />
              {t`Оплата без входа`}
            </Link>
          )}
          {city && (
            <Link to="/{-$lng}/sms-commands" {...link}>
              <Icon name="offline" />
              {t`Парковка по SMS`}
            </Link>
          )}
          {city && audience !== 'corporate' && (
            <Item icon="car" onClick={change(openNotes)}>
              {t`Я припарковался`}
            </Item>
          )}
          <Link to="/{-$lng}/device" {...link}>
            <MenuIcon path={deviceIcon} />
            {t`На этом устройстве`}
          </Link>
          <MenuLines links={links} className={menuLine} />
        </nav>
        <div className="grid border-t border-line pt-3">
          <Item icon="pin" onClick={change(() => openDialog({ name: 'city' }))}>
            {city ? t`Город: ${city.nameForShow[currentLanguage()]}` : t`Выбрать город`}
          </Item>
          {/* Only if the city's own menu has no item for it. */}
          {audience === 'guest' && hasPage('/registration') && links.every(({ href }) => href !== '/registration') && (
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
              className="flex min-h-12 items-center gap-2 rounded-field px-2 py-1 active:bg-sign-soft"
            />
          </nav>
        )}
      </div>
    </ModalDialog>
  );
};
