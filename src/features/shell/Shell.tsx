import { useAtomValue } from 'jotai';
import { lazy, Suspense, type ReactNode } from 'react';
import { untoldAtom } from '~/state/attempts';
import { Header } from './Header';
import { OfflineBar } from './OfflineBar';
import { StorageBar } from './StorageBar';
import { whenIdle } from '~/ui/whenIdle';
import { whenItComes } from '~/ui/whenItComes';

/** No page is on its way to another before it is there; what went by SMS is told a moment later. */
const LateBars = lazy(async () => {
  await whenIdle();
  return { default: (await whenItComes(() => import('./LateBars'))).LateBars };
});

const AttemptsBar = lazy(() => import('./AttemptsBar').then((module) => ({ default: module.AttemptsBar })));

interface Props {
  /** What the city tells everybody. */
  notices?: ReactNode;
  children: ReactNode;
}

/** What stands around every page: header, bars of the moment, and the page itself. */
export const Shell = ({ notices, children }: Props) => {
  const hasUntold = useAtomValue(untoldAtom).length > 0;
  return (
    <div className="flex min-h-dvh flex-col">
      <Header />
      <OfflineBar />
      <StorageBar />
      <Suspense>
        <LateBars />
      </Suspense>
      {notices}
      {hasUntold && (
        <Suspense fallback={null}>
          <AttemptsBar />
        </Suspense>
      )}
      <main className="flex grow flex-col">{children}</main>
    </div>
  );
};
