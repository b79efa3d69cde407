import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { isPayingAtom } from '~/state/payments/attempts';
import { Button } from '~/ui/Button';
import { animateHeight } from '~/ui/animateHeight';
import { updateBlockerAnywhere, updateBlockerHere, type UpdateBlocker } from './updateBlockers';
import { updateAtom, type Update } from './update';

const pollMs = 1000;

/** A reminder is shown in the same place and has priority. */
const isBarBlocked = (): boolean =>
  updateBlockerHere() !== undefined || document.querySelector('[data-reminders]') !== null;

/**
 * Whether the bar has no place on this page or would come at a bad time. Polled only while there is an update to offer.
 */
const useIsBarBlocked = (): boolean => {
  const [isBlocked, setBlocked] = useState(isBarBlocked);
  useEffect(() => {
    const timer = setInterval(() => setBlocked(isBarBlocked()), pollMs);
    return () => clearInterval(timer);
  }, []);
  return isBlocked;
};

/**
 * Offers a new version. It is never forced. It is not offered while a payment's outcome is open or a form is half
 * filled in, in any tab.
 */
export const UpdateBar = () => {
  const update = useAtomValue(updateAtom);
  const isBlocked = useIsBarBlocked();
  const isPaying = useAtomValue(isPayingAtom);
  const [blocker, setBlocker] = useState<UpdateBlocker>();
  // A missing chunk is reported even over a form, and while a payment prevents a reload.
  if (!update || (isBlocked && !update.isChunkMissing)) return null;
  const mustWait = isPaying && update.isChunkMissing;
  const applyUpdate = async (): Promise<void> => {
    // A reload loses only the data of this page. Activating a new worker affects every tab.
    const remoteBlocker = update.isActivated ? undefined : await updateBlockerAnywhere();
    setBlocker(remoteBlocker);
    // If work was begun here in the meantime, the bar disappears automatically.
    const localBlocker = updateBlockerHere(update.isChunkMissing);
    if (!remoteBlocker && (localBlocker === undefined || (localBlocker === 'form' && update.isChunkMissing)))
      update.apply();
  };
  return (
    // The page makes room for the bar at its end (`styles.css`): the bar may stay for days and must not cover anything
    // permanently.
    <div className="pointer-events-none sticky bottom-0 z-20" ref={reserveRoom}>
      <div className="p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
        <div
          role="status"
          className="pointer-events-auto mx-auto grid max-w-xl grid-cols-[minmax(0,1fr)_auto] items-center gap-3 rounded-sheet border border-line bg-paper p-3 shadow-float"
        >
          <p>{updateText(update, mustWait, blocker)}</p>
          {!mustWait && (
            <Button variant="secondary" onClick={() => void applyUpdate()}>
              {update.isActivated ? t`Открыть заново` : t`Обновить`}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
};

/** Slides the bar in. Other elements at the lower edge stay above it (`ui/ActionBar`). */
const reserveRoom = (node: HTMLElement | null): (() => void) | undefined => {
  if (!node) return undefined;
  const { style } = document.documentElement;
  const page = node.parentElement;
  page?.setAttribute('data-makes-room', '');
  const size = new ResizeObserver(() => style.setProperty('--below', `${node.offsetHeight}px`));
  size.observe(node);
  const stop = animateHeight(node);
  return () => {
    stop?.();
    size.disconnect();
    page?.removeAttribute('data-makes-room');
    style.removeProperty('--below');
  };
};

const updateText = (
  { isActivated, isChunkMissing }: Update,
  mustWait: boolean | undefined,
  blocker: UpdateBlocker | undefined,
): string => {
  if (mustWait) return t`Часть приложения не загрузилась. Откройте его заново, когда станет ясно с оплатой.`;
  if (blocker) return blockerText(blocker);
  if (isChunkMissing) return t`Часть приложения не загрузилась. Набранное в форме при открытии заново может пропасть.`;
  return isActivated ? t`Приложение обновилось.` : t`Есть новая версия приложения.`;
};

const blockerText = (blocker: UpdateBlocker): string =>
  blocker === 'payment'
    ? t`В другой вкладке идёт оплата. Обновите, когда она закончится.`
    : t`В другой вкладке заполняется форма. Сначала закончите её.`;
