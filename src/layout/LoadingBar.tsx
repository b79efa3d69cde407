import { t } from '@lingui/core/macro';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** CONST-30: the delay before the placeholder of a page that is still loading. */
const placeholderDelayMs = 450;
/** The delay before a message explains the wait. */
const messageDelayMs = 4_000;

/**
 * A bar at the upper edge while the next page is loading, and a placeholder in its place. The style delays the
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

/** Covers the previous page, which is inert meanwhile. The header and the bars below it stay visible and usable. */
const PagePlaceholder = () => {
  const [main] = useState(() => document.querySelector('main'));
  useLayoutEffect(() => {
    main?.toggleAttribute('inert', true);
    return () => void main?.toggleAttribute('inert', false);
  }, [main]);
  return (
    main &&
    createPortal(
      <div data-placeholder aria-hidden="true" className="absolute inset-0 z-20 bg-paper">
        <div className="sticky top-(--header) grid animate-pulse-soft gap-4 p-4">
          <div className="h-12 rounded-sheet bg-raised" />
          <div className="h-64 rounded-sheet bg-raised" />
        </div>
      </div>,
      main,
    )
  );
};

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
