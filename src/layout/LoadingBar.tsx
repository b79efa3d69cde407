import { t } from '@lingui/core/macro';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** The delay before a message explains the wait. */
const messageDelayMs = 4_000;

/** A bar at the upper edge while the next page is loading. The style delays it by 150 ms. */
export const LoadingBar = () => {
  const isOnItsWay = useRouterState({ select: ({ status }) => status === 'pending' });
  return isOnItsWay && <Bar />;
};

const Bar = () => {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), messageDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="fixed inset-x-0 top-0 z-20">
      <div aria-hidden="true" className="h-1 origin-left animate-loading bg-sign" />
      {isLong && (
        <p role="status" className="mx-auto mt-2 w-fit rounded-field bg-paper px-3 py-1 text-small shadow-float">
          {t`Загружаем страницу…`}
        </p>
      )}
    </div>
  );
};
