import { plural, t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useProfile } from '~/data/profile/useProfile';
import { usePaysLater } from '~/data/payments/pay-later/usePaysLater';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { currentStays, remainingShare, staySeverity, remainingMs } from '~/domain/stay/stay';
import { remainingTimeText, spokenRemainingTime } from '~/components/stay/remainingTimeText';
import { StayRing } from '~/components/stay/StayRing';
import { nowAtom } from '~/state/clock';
import { Icon } from '~/ui/Icon';
import { TimeBadge } from './TimeBadge';

/** The number of running stays, and the remaining time of the one that ends first, by the city's clock. */
export const StaysBadge = () => {
  const { profile } = useProfile();
  const now = useAtomValue(nowAtom);
  const usesBalance = useCapabilities()?.usesBalance;
  const running = currentStays(profile?.sessions ?? [], now, usePaysLater());
  const [first] = running;
  const count = running.length;
  if (!first) {
    return (
      <>
        <Icon name="car" />
        <span className="sr-only">{profile?.hasUnreadStay ? t`Парковки` : t`Активных парковок нет`}</span>
      </>
    );
  }
  const stays = plural(count, { one: '# парковка', few: '# парковки', many: '# парковок', other: '# парковки' });
  if (!usesBalance || first.isOpenEnded) {
    return (
      <>
        <Icon name="car" />
        <span aria-hidden="true">{count}</span>
        <span className="sr-only">{t`Сейчас идёт: ${stays}`}</span>
      </>
    );
  }
  const remaining = remainingMs(first, now);
  const severity = staySeverity(first, now);
  const remainingText = spokenRemainingTime(remaining);
  return (
    <>
      <TimeBadge severity={severity}>
        <span className="hidden tablet:block">
          <StayRing share={remainingShare(first, now)} severity={severity} size="strip">
            {count > 1 && <span className="text-small text-ink">{count}</span>}
          </StayRing>
        </span>
        {count > 1 && (
          <span className="absolute -top-1.5 -right-1.5 min-w-5 rounded-full bg-ink px-1 text-center text-small text-paper tablet:hidden">
            {count}
          </span>
        )}
        {severity === 'ending' && <Icon name="warning" size={18} className="hidden text-ending tablet:block" />}
        {remainingTimeText(remaining)}
      </TimeBadge>
      <span className="sr-only">
        {severity === 'ending'
          ? t`Сейчас идёт: ${stays}. Скоро закончится, осталось ${remainingText}`
          : t`Сейчас идёт: ${stays}. Осталось ${remainingText}`}
      </span>
    </>
  );
};
