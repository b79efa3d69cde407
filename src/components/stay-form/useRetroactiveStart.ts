import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Attempt } from '~/domain/payments/attempt';
import type { AttemptState } from '~/domain/payments/attempt.state';
import type { Instant } from '~/domain/time/cityTime';
import { placeNumber } from '~/domain/stay/placeRef';
import type { RetroactiveKind, startReader, isRefusalOfTime } from '~/domain/stay/retroactiveStart';
import { cityAtom } from '~/state/currentCity';
import { minuteAtom, serverNow } from '~/state/clock';
import type { ReadRetroactiveStart, StayTarget, StayValues } from './stay.form';

/** The rules of retroactive payment. A page where few visitors need them loads them separately. */
export interface RetroactiveRules {
  startReader: typeof startReader;
  isRefusalOfTime: typeof isRefusalOfTime;
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

/** Whether the attempt was for exactly this stay. An answer about another vehicle, place or time does not apply. */
const isAbout = (attemptStatus: AttemptStatus | undefined, target: StayTarget | undefined): boolean => {
  const { startsAt, durationMin, summary } = attemptStatus?.attempt ?? {};
  return (
    target !== undefined &&
    startsAt === target.startsAt &&
    durationMin === target.durationMin &&
    summary?.plate === target.plate &&
    placeNumber(summary.place) === placeNumber(target)
  );
};

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
  const isOfTime = (refusal: Refusal | undefined): boolean =>
    refusal !== undefined && rules?.isRefusalOfTime(refusal.errorName) === true;
  const startRefusal = (attemptStatus: AttemptStatus | undefined): Refusal | undefined =>
    attemptStatus?.attempt.startsAt !== undefined &&
    attemptStatus.state.phase === 'refused' &&
    isOfTime(attemptStatus.state)
      ? attemptStatus.state
      : undefined;
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
    ): string | undefined => {
      if (!isRetroactive) return undefined;
      if (isOfTime(ofPrice)) return ofPrice?.errorName;
      return isAbout(attemptStatus, target) ? startRefusal(attemptStatus)?.errorName : undefined;
    },
    /** True if the attempt's ending is shown at the time field only. */
    isReportedAtStart: (attemptStatus: AttemptStatus | undefined): boolean => startRefusal(attemptStatus) !== undefined,
  };
};
