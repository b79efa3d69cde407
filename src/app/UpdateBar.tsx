import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { isPayingAtom } from '~/state/attempts';
import { Button } from '~/ui/Button';
import { growSlowly } from '~/ui/growSlowly';
import { unfinishedAnywhere, unfinishedHere, type Unfinished } from './unfinished';
import { updateAtom, type Update } from './update';

const lookMs = 1000;

/** A reminder stands where the bar would: it comes first. */
const isTakenUp = (): boolean => unfinishedHere() !== undefined || document.querySelector('[data-reminders]') !== null;

/** Whether there is no place or no time for the bar on this page: looked at now and then, only while there is something to offer. */
const useIsTakenUp = (): boolean => {
  const [isUp, setUp] = useState(isTakenUp);
  useEffect(() => {
    const timer = setInterval(() => setUp(isTakenUp()), lookMs);
    return () => clearInterval(timer);
  }, []);
  return isUp;
};

/** A new version. It is offered, never forced, and not while a payment's ending is open or a form is half filled in, in whichever tab. */
export const UpdateBar = () => {
  const update = useAtomValue(updateAtom);
  const isUp = useIsTakenUp();
  const isPaying = useAtomValue(isPayingAtom);
  const [why, setWhy] = useState<Unfinished>();
  // What was tapped and is missing is told over a form, too, and while a payment keeps the page from being opened anew.
  if (!update || (isUp && !update.isMissed)) return null;
  const mustWait = isPaying && update.isMissed;
  const take = async (): Promise<void> => {
    // Only what this page holds is lost where it is opened anew; what takes over is felt by every tab.
    const elsewhere = update.isTaken ? undefined : await unfinishedAnywhere();
    setWhy(elsewhere);
    // Begun here meanwhile: the bar steps back by itself.
    const here = unfinishedHere(update.isMissed);
    if (!elsewhere && (here === undefined || (here === 'form' && update.isMissed))) update.take();
  };
  return (
    // At the end of the page, which makes room for it (`styles.css`): it may stand there for days, and covers nothing for good.
    <div className="pointer-events-none sticky bottom-0 z-20" ref={takeRoom}>
      <div className="p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
        <div
          role="status"
          className="pointer-events-auto mx-auto grid max-w-xl grid-cols-[minmax(0,1fr)_auto] items-center gap-3 rounded-sheet border border-line bg-paper p-3 shadow-float"
        >
          <p>{sayingOf(update, mustWait, why)}</p>
          {!mustWait && (
            <Button look="secondary" onClick={() => void take()}>
              {update.isTaken ? t`Открыть заново` : t`Обновить`}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
};

/** Comes up slowly; what else stands at the lower edge stands above it (`ui/ActionBar`). */
const takeRoom = (node: HTMLElement | null): (() => void) | undefined => {
  if (!node) return undefined;
  const { style } = document.documentElement;
  const page = node.parentElement;
  page?.setAttribute('data-makes-room', '');
  const size = new ResizeObserver(() => style.setProperty('--below', `${node.offsetHeight}px`));
  size.observe(node);
  const stop = growSlowly(node);
  return () => {
    stop?.();
    size.disconnect();
    page?.removeAttribute('data-makes-room');
    style.removeProperty('--below');
  };
};

const sayingOf = ({ isTaken, isMissed }: Update, mustWait: boolean | undefined, why: Unfinished | undefined): string => {
  if (mustWait) return t`Часть приложения не загрузилась. Откройте его заново, когда станет ясно с оплатой.`;
  if (why) return whyText(why);
  if (isMissed) return t`Часть приложения не загрузилась. Набранное в форме при открытии заново может пропасть.`;
  return isTaken ? t`Приложение обновилось.` : t`Есть новая версия приложения.`;
};

const whyText = (why: Unfinished): string =>
  why === 'payment' ? t`В другой вкладке идёт оплата. Обновите, когда она закончится.` : t`В другой вкладке заполняется форма. Сначала закончите её.`;
