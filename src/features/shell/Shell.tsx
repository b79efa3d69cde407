import { useAtomValue } from 'jotai';
import { lazy, Suspense, type ReactNode } from 'react';
import { audienceAtom } from '~/state/signIn';
import { Header } from './Header';
import { OfflineBar } from './OfflineBar';
import { StorageBar } from './StorageBar';
import { whenIdle } from '~/ui/whenIdle';
import { whenItComes } from '~/ui/whenItComes';

/** No page is on its way to another before it is there; what became of earlier payments is told a moment later. */
const LateBars = lazy(async () => {
  await whenIdle();
  return { default: (await whenItComes(() => import('./LateBars'))).LateBars };
});

/** A company has a shell of its own. */
const CoopShell = lazy(() => import('./coop/CoopShell').then((module) => ({ default: module.CoopShell })));

interface Props {
  /** What the city tells everybody. */
  notices?: ReactNode;
  children: ReactNode;
}

/** What stands around every page: header, bars of the moment, and the page itself. */
export const Shell = ({ notices, children }: Props) => {
  if (useAtomValue(audienceAtom) === 'corporate')
    return (
      <Suspense>
        <CoopShell>{children}</CoopShell>
      </Suspense>
    );
  return (
    <div className="flex min-h-dvh flex-col">
      <Header />
      <OfflineBar />
      <StorageBar />
      <Suspense>
        <LateBars />
      </Suspense>
      {notices}
      <main className="flex grow flex-col">{children}</main>
    </div>
  );
};
