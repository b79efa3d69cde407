import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { keys } from '~/state/keys';
import { audienceAtom } from '~/state/signIn';
import { isThere } from '~/state/storage';
import { Header } from './Header';
import { OfflineBar } from './OfflineBar';
import { later } from '~/ui/later';
import { whenIdle, whenSettled } from '~/ui/whenIdle';

/** No page is on its way to another before it is there; what became of earlier payments is told a moment later, and before the map is drawn. */
const LateBars = later(() =>
  (isThere(keys.attempts.name) ? whenIdle() : whenSettled()).then(() => import('./LateBars')).then(({ LateBars }) => LateBars),
);

/** A company has a shell of its own. */
const CoopShell = later(
  () => import('./coop/CoopShell').then(({ CoopShell }) => CoopShell),
  () => <p role="status">{t`Загружаем страницу…`}</p>,
);

interface Props {
  /** What the city tells everybody. */
  notices?: ReactNode;
  children: ReactNode;
}

/** What stands around every page: header, bars of the moment, and the page itself. */
export const Shell = ({ notices, children }: Props) => {
  if (useAtomValue(audienceAtom) === 'corporate') return <CoopShell>{children}</CoopShell>;
  return (
    <div className="flex min-h-dvh flex-col">
      <Header />
      <OfflineBar />
      <LateBars />
      {notices}
      <main className="flex grow flex-col">{children}</main>
    </div>
  );
};
