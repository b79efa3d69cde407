import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { follow, locate, stopFollowing, whereAtom } from '~/state/where';
import { canDraw } from '../canDraw';

/** A tap asks where the phone is; the next one has the map go along with it, until the map is moved by hand. */
export const LocateButton = () => {
  const { fix, isAsking = false, isFollowing = false } = useAtomValue(whereAtom);
  const canFollow = fix !== undefined && canDraw();
  const tap = (): void => {
    if (isFollowing) stopFollowing();
    else if (canFollow) follow();
    else void locate();
  };
  const label = canFollow ? t`Следовать за мной` : t`Где я`;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={canFollow ? isFollowing : undefined}
      aria-disabled={isAsking || undefined}
      onClick={tap}
      className="inline-flex size-12 shrink-0 items-center justify-center rounded-field border border-line bg-paper shadow-float active:bg-sign-soft aria-pressed:border-sign aria-pressed:bg-sign aria-pressed:text-on-sign"
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className={`size-6 ${isAsking ? 'animate-pulse-soft' : ''}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      >
        <path d="M12 5.500a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13zM12 2v3M12 19v3M2 12h3M19 12h3" />
        {fix && <circle cx="12" cy="12" r="2" fill="currentColor" />}
      </svg>
    </button>
  );
};
