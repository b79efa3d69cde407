import { plural, t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useProfile } from '~/data/profile/useProfile';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { minuteMs } from '~/domain/cityTime';
import { countdown } from '~/domain/countdown';
import { leftShare, runningSessions, sessionMood, timeLeftMs } from '~/domain/session';
import { durationText } from '~/i18n/durationText';
import { SessionRing } from '~/parts/session/SessionRing';
import { nowAtom } from '~/state/clock';
import { Icon } from '~/ui/Icon';

/** On a phone there is no room for a sign: what ends soon is filled. */
const looks = {
  running: 'bg-running-soft',
  ending: 'bg-ending text-paper tablet:bg-ending-soft tablet:text-ink',
  over: 'bg-over-soft',
};

/** How many stays run, and how long the one that ends first still does, by the clock of the city. */
export const StaysSign = () => {
  const { profile } = useProfile();
  const now = useAtomValue(nowAtom);
  const usesBalance = useCapabilities()?.usesBalance;
  const running = runningSessions(profile?.sessions ?? [], now);
  const [first] = running;
  const count = running.length;
  if (!first) {
    return (
      <>
        <Icon name="car" />
        <span className="sr-only">{t`Парковки: сейчас ничего не идёт`}</span>
      </>
    );
  }
  const stays = plural(count, { one: '# парковка', few: '# парковки', many: '# парковок', other: '# парковки' });
  if (!usesBalance) {
    return (
      <>
        <Icon name="car" />
        <span aria-hidden="true">{count}</span>
        <span className="sr-only">{t`Сейчас идёт: ${stays}`}</span>
      </>
    );
  }
  const left = timeLeftMs(first, now);
  const mood = sessionMood(first, now);
  const leftInWords = durationText(Math.ceil(left / minuteMs));
  return (
    <>
      <span aria-hidden="true" className={`relative inline-flex min-h-9 items-center gap-1 rounded-field px-1.5 ${looks[mood]}`}>
        <span className="hidden tablet:block">
          <SessionRing share={leftShare(first, now)} mood={mood} size="strip">
            {count > 1 && <span className="text-small text-ink">{count}</span>}
          </SessionRing>
        </span>
        {count > 1 && (
          <span className="absolute -top-1.5 -right-1.5 min-w-5 rounded-full bg-ink px-1 text-center text-small text-paper tablet:hidden">
            {count}
          </span>
        )}
        {mood === 'ending' && <Icon name="warning" size={18} className="hidden text-ending tablet:block" />}
        {countdown(left)}
      </span>
      <span className="sr-only">
        {mood === 'ending' ? t`Сейчас идёт: ${stays}. Скоро закончится, осталось ${leftInWords}` : t`Сейчас идёт: ${stays}. Осталось ${leftInWords}`}
      </span>
    </>
  );
};
