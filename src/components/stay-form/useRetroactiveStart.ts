import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Attempt } from '~/domain/payments/attempt';
import type { AttemptState } from '~/domain/payments/attempt.state';
import type { Instant } from '~/domain/time/cityTime';
import type { refusalAtStart, RetroactiveKind, startReader, startRefusal } from '~/domain/stay/retroactiveStart';
import { cityAtom } from '~/state/currentCity';
import { minuteAtom, serverNow } from '~/state/clock';
import type { ReadRetroactiveStart, StayTarget, StayValues } from './stay.form';

/** The rules of retroactive payment. A page where few visitors need them loads them separately. */
export interface RetroactiveRules {
  startReader: typeof startReader;
  refusalAtStart: typeof refusalAtStart;
  startRefusal: typeof startRefusal;
}

interface Refusal {
  errorName: string;
}
interface AttemptStatus {
  attempt: Pick<Attempt, 'startsAt' | 'durationMin' | 'summary'>;
  state: AttemptState;
}

/** Until the rules are loaded, an earlier choice cannot be paid, least of all as a stay that begins now. */
const unread: ReadRetroactiveStart = () => ({ error: 'NoStartTime' });

/**
 * Retroactive payment in a stay form. It uses the server's clock, and checks again at the tap, whatever the last tick
 * showed.
 */
export const useRetroactiveStart = (
  rules: RetroactiveRules | undefined,
  kinds: readonly RetroactiveKind[],
  { post }: Pick<StayValues, 'post'>,
) => {
  const minute = useAtomValue(minuteAtom);
  const [tappedAt, setTappedAt] = useState(0);
  const timeZone = useAtomValue(cityAtom)?.timeZone ?? 'UTC';
  const readAt = (at: Instant): ReadRetroactiveStart | undefined => {
    if (kinds.length === 0) return undefined;
    return rules ? rules.startReader(kinds, at, timeZone) : unread;
  };
  const read = readAt(Math.max(minute, tappedAt));
  const isRetroactive = read !== undefined && post !== undefined;

  return {
    kinds,
    /** True if there is anything to choose, or a choice that the city no longer accepts. */
    isOffered: kinds.length > 0 || post !== undefined,
    read,
    isRetroactive,
    /** Called at the tap. True if the stay that is about to be sent is still payable as it was shown. */
    isDue: (startsAt: Instant | undefined): boolean => {
      const now = serverNow();
      setTappedAt(now);
      return post === undefined || readAt(now)?.(post).startsAt === startsAt;
    },
    /** The refusal to show at the time field: of the price, or of an attempt for this time. */
    refusal: (
      ofPrice: Refusal | undefined,
      attemptStatus: AttemptStatus | undefined,
      target: StayTarget | undefined,
    ): string | undefined => (isRetroactive ? rules?.refusalAtStart(ofPrice, attemptStatus, target) : undefined),
    /** True if the attempt's ending is shown at the time field only. */
    isReportedAtStart: (attemptStatus: AttemptStatus | undefined): boolean =>
      attemptStatus !== undefined && rules?.startRefusal(attemptStatus) !== undefined,
  };
};
