import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { storageKeys } from '~/state/storageKeys';
import { audienceAtom } from '~/state/session/signIn';
import { isStored } from '~/platform/storage';
import { Header } from './Header';
import { OfflineBar } from './OfflineBar';
import { PageLayout } from './PageLayout';
import { lazyPart } from '~/ui/lazyPart';
import { whenIdle, afterMapIdle } from '~/platform/whenIdle';

/**
 * The loading bar is not needed before the first page has loaded. The outcome of earlier payments is shown a moment
 * later, but before the map is drawn.
 */
const lateParts = () => (isStored(storageKeys.attempts) ? whenIdle() : afterMapIdle()).then(() => import('./LateBars'));
const LateBars = lazyPart(() => lateParts().then(({ LateBars }) => LateBars));
const SkipLink = lazyPart(() => lateParts().then(({ SkipLink }) => SkipLink));

/** A company has its own shell. */
const CompanyShell = lazyPart(
  () => import('./company/CompanyShell').then(({ CompanyShell }) => CompanyShell),
  () => <p role="status">{t`Загружаем страницу…`}</p>,
);

interface Props {
  /** The city's public notices. */
  notices?: ReactNode;
  children: ReactNode;
}

/** The frame of every page: header, temporary bars, and the page itself. */
export const Shell = ({ notices, children }: Props) => {
  if (useAtomValue(audienceAtom) === 'corporate') return <CompanyShell>{children}</CompanyShell>;
  return (
    <PageLayout
      top={
        <>
          <SkipLink />
          <Header />
          <OfflineBar />
          <LateBars />
          {notices}
        </>
      }
    >
      {children}
    </PageLayout>
  );
};
