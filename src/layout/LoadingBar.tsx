import { t } from '@lingui/core/macro';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** CONST-30: the delay before the placeholder of a page that is still loading. */
const placeholderDelayMs = 450;
/** The delay before a message explains the wait. */
const messageDelayMs = 4_000;

/**
 * A bar at the upper edge while the next page is loading, and a placeholder over the previous page. The style delays the
 * bar by 150 ms.
 */
export const LoadingBar = () => {
  const isOnItsWay = useRouterState({ select: ({ status }) => status === 'pending' });
  // Other parameters of the same page leave it in view.
  const isOtherPage = useRouterState({
    select: ({ location, resolvedLocation }) => location.pathname !== resolvedLocation?.pathname,
  });
  return isOnItsWay && <Bar hasPlaceholder={isOtherPage} />;
};

const Bar = ({ hasPlaceholder }: { hasPlaceholder: boolean }) => {
  const [isLate, setLate] = useState(false);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timers = [
      setTimeout(() => setLate(true), placeholderDelayMs),
      setTimeout(() => setLong(true), messageDelayMs),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <>
      {isLate && hasPlaceholder && <PagePlaceholder />}
      <Progress isLong={isLong} />
    </>
  );
};

/** Covers the previous page below the header, which stays usable. */
const PagePlaceholder = () => (
  <div data-placeholder aria-hidden="true" className="fixed inset-x-0 top-(--header) bottom-0 z-20 bg-paper p-4">
    <div className="grid animate-pulse-soft gap-4">
      <div className="h-12 rounded-sheet bg-raised" />
      <div className="h-64 rounded-sheet bg-raised" />
    </div>
  </div>
);

const Progress = ({ isLong }: { isLong: boolean }) => (
  <div className="fixed inset-x-0 top-0 z-20">
    <div aria-hidden="true" className="h-1 origin-left animate-loading bg-sign" />
    {isLong && (
      <p role="status" className="mx-auto mt-2 w-fit rounded-field bg-paper px-3 py-1 text-small shadow-float">
        {t`Загружаем страницу…`}
      </p>
    )}
  </div>
);
