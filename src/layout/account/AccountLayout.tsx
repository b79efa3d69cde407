import type { ReactNode } from 'react';
import { lazyPart } from '~/ui/lazyPart';
import { useMedia } from '~/ui/useMedia';

const AccountColumn = lazyPart(() => import('./AccountColumn').then(({ AccountColumn }) => AccountColumn));

/**
 * An account page with the column of all account pages beside it, if there is room. The room of the column does not
 * wait for it.
 */
export const AccountLayout = ({ children }: { children: ReactNode }) => {
  const hasColumn = useMedia('(min-width: 900px)');
  return (
    <div className="mx-auto grid w-full max-w-7xl grow grid-cols-1 desk:grid-cols-[15rem_minmax(0,1fr)]">
      {hasColumn && (
        <div>
          <AccountColumn />
        </div>
      )}
      <div className="flex min-w-0 flex-col">{children}</div>
    </div>
  );
};
