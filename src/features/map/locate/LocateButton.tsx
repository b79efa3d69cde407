import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useRef, type MouseEvent } from 'react';
import { follow, locate, cancelLocating, stopFollowing, userLocationAtom } from '~/state/map/userLocation';
import { canRenderMap } from '../canRenderMap';

/** Within this time, a second tap counts as part of the first. */
const doubleTapMs = 600;

/**
 * A tap requests the position, or cancels the request. The next tap makes the map follow the position, until the map is
 * moved by hand.
 */
export const LocateButton = () => {
  const { fix, isLocating = false, isFollowing = false } = useAtomValue(userLocationAtom);
  const canFollow = fix !== undefined && canRenderMap();
  const lastTapAt = useRef(0);
  const tap = ({ timeStamp }: MouseEvent): void => {
    if (isLocating) {
      // A tap in gloves is often a double tap.
      if (timeStamp - lastTapAt.current > doubleTapMs) cancelLocating();
      return;
    }
    lastTapAt.current = timeStamp;
    if (isFollowing) stopFollowing();
    else if (canFollow) follow();
    else void locate();
  };
  const label = isLocating ? t`Не искать меня` : canFollow ? t`Следовать за мной` : t`Где я`;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={canFollow && !isLocating ? isFollowing : undefined}
      onClick={tap}
      className="inline-flex size-tap shrink-0 items-center justify-center rounded-field border border-line bg-paper shadow-float active:bg-sign-soft aria-pressed:border-sign aria-pressed:bg-sign aria-pressed:text-on-sign forced-colors:aria-pressed:border-4"
    >
      {/*
       * Each state has its own shape: empty, broken while locating, filled in the middle once located, an arrow while
       * following.
       */}
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className={`size-6 max-h-3/5 max-w-3/5 ${isLocating ? 'animate-pulse-soft' : ''}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {isFollowing ? (
          <path d="M20.5 3.5L13 21l-2-8-8-2z" fill="currentColor" />
        ) : (
          <>
            <path
              d="M12 5.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z"
              strokeDasharray={isLocating ? '0.100 4.080' : undefined}
            />
            <path d="M12 2v3M12 19v3M2 12h3M19 12h3" />
            {fix && <circle cx="12" cy="12" r="2" fill="currentColor" />}
          </>
        )}
      </svg>
    </button>
  );
};
