import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { currentLanguage } from '~/i18n/words';
import { cityAtom } from '~/state/city';
import { audienceAtom } from '~/state/signIn';
import { openWindow } from '~/state/windows';
import { buttonClass } from '~/ui/buttonClass';
import { Icon } from '~/ui/Icon';
import { IconButton } from '~/ui/IconButton';
import { LanguageLink } from './LanguageLink';

const Balance = lazy(() => import('./Balance').then((module) => ({ default: module.Balance })));

const menuLink = 'rounded-field px-3 py-3 text-base font-semibold text-ink aria-[current=page]:text-sign';

export const Header = () => {
  const city = useAtomValue(cityAtom);
  const isDriver = useAtomValue(audienceAtom) === 'driver';
  const capabilities = useCapabilities();
  return (
    <header className="sticky top-0 z-20 flex min-h-(--header) flex-wrap items-center gap-x-1 border-b border-line bg-paper px-1">
      <IconButton icon="menu" label={t`Меню`} onClick={() => openWindow({ name: 'menu' })} />
      <button
        type="button"
        className="flex min-h-12 max-w-[calc(100%-4rem)] min-w-[5.5rem] flex-1 items-center gap-1 rounded-field px-1 text-lead font-semibold active:bg-sign-soft desk:flex-none"
        onClick={() => openWindow({ name: 'city' })}
      >
        <span className="truncate">{city ? city.nameForShow[currentLanguage()] : t`Парковка`}</span>
        <Icon name="down" size={18} className="text-muted" />
      </button>
      <nav className="hidden grow justify-center gap-2 desk:flex" aria-label={t`Разделы`}>
        <Link to="/{-$lng}" params={(old) => old} activeOptions={{ exact: true, includeSearch: false }} className={menuLink}>
          {t`Карта`}
        </Link>
        {isDriver && (
          <Link to="/{-$lng}/profile/parking" params={(old) => old} className={menuLink}>
            {t`Парковка`}
          </Link>
        )}
        {!isDriver && capabilities?.guestPayment === 'yes' && (
          <Link to="/{-$lng}/guest-payment" params={(old) => old} className={menuLink}>
            {t`Оплата без входа`}
          </Link>
        )}
      </nav>
      <div className="ml-auto flex items-center gap-1">
        <LanguageLink />
        {isDriver ? (
          capabilities?.usesBalance && (
            <Suspense fallback={null}>
              <Balance />
            </Suspense>
          )
        ) : (
          <button type="button" className={buttonClass('quiet')} onClick={() => openWindow({ name: 'login' })}>
            {t`Войти`}
          </button>
        )}
      </div>
    </header>
  );
};
