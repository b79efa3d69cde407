import { useAtomValue } from 'jotai';
import { lazy, Suspense, type ReactNode } from 'react';
import { untoldAtom } from '~/state/attempts';
import { Header } from './Header';
import { LoadingBar } from './LoadingBar';
import { OfflineBar } from './OfflineBar';
import { StorageBar } from './StorageBar';

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
      <LoadingBar />
      <OfflineBar />
      <StorageBar />
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
