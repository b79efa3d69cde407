import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { isPayingAtom } from '~/state/payments/attempts';
import { Button } from '~/ui/Button';
import { animateHeight } from '~/ui/animateHeight';
import { updateBlockerAnywhere, updateBlockerHere, type UpdateBlocker } from './updateBlockers';
import { updateAtom, type Update } from './update';

const pollMs = 1000;

/** A reminder stands where the bar would: it comes first. */
const isBarBlocked = (): boolean =>
  updateBlockerHere() !== undefined || document.querySelector('[data-reminders]') !== null;

/** Whether there is no place or no time for the bar on this page: looked at now and then, only while there is something to offer. */
const useIsBarBlocked = (): boolean => {
  const [isBlocked, setBlocked] = useState(isBarBlocked);
  useEffect(() => {
    const timer = setInterval(() => setBlocked(isBarBlocked()), pollMs);
    return () => clearInterval(timer);
  }, []);
  return isBlocked;
};

/** A new version. It is offered, never forced, and not while a payment's ending is open or a form is half filled in, in whichever tab. */
export const UpdateBar = () => {
  const update = useAtomValue(updateAtom);
  const isBlocked = useIsBarBlocked();
  const isPaying = useAtomValue(isPayingAtom);
  const [blocker, setBlocker] = useState<UpdateBlocker>();
  // What was tapped and is missing is told over a form, too, and while a payment keeps the page from being opened anew.
  if (!update || (isBlocked && !update.isChunkMissing)) return null;
  const mustWait = isPaying && update.isChunkMissing;
  const applyUpdate = async (): Promise<void> => {
    // Only what this page holds is lost where it is opened anew; what takes over is felt by every tab.
    const remoteBlocker = update.isActivated ? undefined : await updateBlockerAnywhere();
    setBlocker(remoteBlocker);
    // Begun here meanwhile: the bar steps back by itself.
    const localBlocker = updateBlockerHere(update.isChunkMissing);
    if (!remoteBlocker && (localBlocker === undefined || (localBlocker === 'form' && update.isChunkMissing)))
      update.apply();
  };
  return (
    // At the end of the page, which makes room for it (`styles.css`): it may stand there for days, and covers nothing for good.
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

/** Comes up slowly; what else stands at the lower edge stands above it (`ui/ActionBar`). */
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
