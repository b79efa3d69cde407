import { t } from '@lingui/core/macro';
import { Navigate, useRouterState } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useSignOut } from '~/data/auth/useSignOut';
import { inLanguage } from '~/i18n/inLanguage';
import { currentLanguage } from '~/i18n/messages';
import { cityAtom } from '~/state/currentCity';
import { isStorageWritable } from '~/platform/storage';
import { openDialog } from '~/state/dialogs';
import { buttonClass } from '~/ui/buttonClass';
import { Icon } from '~/ui/Icon';
import { LanguageLink } from '../LanguageLink';
import { LoadingBar } from '../LoadingBar';
import { measureHeader } from '../measureHeader';
import { OfflineBar } from '../OfflineBar';
import { SkipLink } from '../SkipLink';
import { StorageBar } from '../storage/StorageBar';

/**
 * The frame of a company's area. It replaces the shell of drivers while a company is signed in, at every address
 * (COOP-02, ROUTE-20). It shows nothing of a driver who is also signed in.
 */
export const CompanyShell = ({ children }: { children: ReactNode }) => {
  // Uses the rendered page, because the address changes before it.
  const isCompanyPage = useRouterState({
    select: ({ matches }) => matches.some(({ routeId }) => routeId === '/{-$lng}/coop-profile'),
  });
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <CompanyHeader />
      <LoadingBar />
      <OfflineBar />
      {!isStorageWritable() && <StorageBar />}
      <main id="main" className="relative flex grow flex-col">
        {isCompanyPage ? children : <Navigate to="/{-$lng}/coop-profile" params={inLanguage({})} replace />}
      </main>
    </div>
  );
};

const CompanyHeader = () => {
  const city = useAtomValue(cityAtom);
  const { signOut } = useSignOut();
  return (
    <header
      ref={measureHeader}
      className="sticky top-0 z-20 flex min-h-14 items-center gap-1 border-b border-line bg-paper px-2"
    >
      <svg viewBox="0 0 28 28" aria-hidden="true" className="size-8 shrink-0 forced-color-adjust-none">
        <rect width="28" height="28" rx="6" fill="#1B4F9C" />
        <path d="M10 22V6h5.5a5 5 0 0 1 0 10H10" fill="none" stroke="#fff" strokeWidth="3.4" />
      </svg>
      <button
        type="button"
        className="flex min-h-12 min-w-0 items-center gap-1 rounded-field px-2 text-left leading-tight font-semibold active:bg-sign-soft"
        onClick={() => openDialog({ name: 'city' })}
      >
        <span className="truncate">
          <span className="block text-small font-normal text-muted">{t`Автопарк`}</span>
          {city?.nameForShow[currentLanguage()]}
        </span>
        <Icon name="down" size={18} className="text-muted" />
      </button>
      <div className="ml-auto flex items-center">
        <LanguageLink />
        <button type="button" className={buttonClass('quiet')} onClick={() => signOut()}>
          <Icon name="logout" />
          {t`Выйти`}
        </button>
      </div>
    </header>
  );
};
