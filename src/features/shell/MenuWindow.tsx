import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { logOut } from '~/data/auth/logOut';
import { optionsQuery } from '~/data/options/optionsQuery';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { cityAtom } from '~/state/city';
import { audienceAtom } from '~/state/signIn';
import { openWindow } from '~/state/windows';
import { Icon } from '~/ui/Icon';
import type { IconName } from '~/ui/icons';
import { Window } from '~/ui/Window';

const row =
  'flex min-h-13 w-full items-center gap-3 rounded-field px-2 text-left text-lead active:bg-sign-soft aria-[current=page]:font-semibold aria-[current=page]:text-sign';

const Item = ({ icon, children, onClick }: { icon: IconName; children: string; onClick: () => void }) => (
  <button type="button" className={row} onClick={onClick}>
    <Icon name={icon} />
    {children}
  </button>
);

/** The side menu: sections, city, login, and the city's own phone and e-mail. */
export const MenuWindow = ({ onClose }: { onClose: () => void }) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const city = useAtomValue(cityAtom);
  const isDriver = useAtomValue(audienceAtom) === 'driver';
  const capabilities = useCapabilities();
  const contacts = useQuery({ ...optionsQuery(city?.city ?? ''), enabled: city !== undefined }).data?.contacts;
  const link = { params: (old: object) => old, replace: true, className: row, onClick: onClose } as const;

  return (
    <Window title={t`Меню`} onClose={onClose} place="side">
      <nav className="grid gap-1">
        <Link to="/{-$lng}" {...link} activeOptions={{ exact: true, includeSearch: false }}>
          <Icon name="map" />
          {t`Карта парковок`}
        </Link>
        {isDriver && (
          <>
            <Link to="/{-$lng}/profile/parking" {...link}>
              <Icon name="clock" />
              {t`Парковка`}
            </Link>
            <Link to="/{-$lng}/profile/my-profile" {...link}>
              <Icon name="user" />
              {t`Мой профиль`}
            </Link>
          </>
        )}
        {!isDriver && capabilities?.guestPayment !== 'no' && (
          <Link to="/{-$lng}/guest-payment" {...link}>
            <Icon name="clock" />
            {t`Оплата без входа`}
          </Link>
        )}
        <Item
          icon="pin"
          onClick={() => {
            onClose();
            openWindow({ name: 'city' });
          }}
        >
          {t`Выбрать город`}
        </Item>
        {isDriver ? (
          <Item
            icon="logout"
            onClick={() => {
              onClose();
              if (city) void logOut(queryClient, city.city).then(() => navigate({ to: '/{-$lng}', params: (old) => old, replace: true }));
            }}
          >
            {t`Выйти`}
          </Item>
        ) : (
          <Item
            icon="user"
            onClick={() => {
              onClose();
              openWindow({ name: 'login' });
            }}
          >
            {t`Войти`}
          </Item>
        )}
      </nav>
      {(contacts?.phone ?? contacts?.email) && (
        <div className="mt-4 grid border-t border-line pt-4">
          <p className="px-2 text-small text-muted">{t`Поддержка города`}</p>
          {contacts?.phone && (
            <a className={`${row} text-sign`} href={`tel:${contacts.phone.replace(/[^\d+]/g, '')}`}>
              {contacts.phone}
            </a>
          )}
          {contacts?.email && (
            <a className={`${row} text-sign`} href={`mailto:${encodeURIComponent(contacts.email).replace('%40', '@')}`}>
              {contacts.email}
            </a>
          )}
        </div>
      )}
    </Window>
  );
};
