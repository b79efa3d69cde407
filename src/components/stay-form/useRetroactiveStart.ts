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

/** The rules of paying afterwards: a page that few visitors pay so on fetches them by themselves. */
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

/** Until the rules have come, what was filled in before is not paid for, and least of all as if it began now. */
const unread: ReadRetroactiveStart = () => ({ error: 'NoStartTime' });

/** Was this very stay sent? What was said of another car, place or time is not said of this one. */
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

/** Paying afterwards on a form of a stay: by the server's clock, and once more at the tap, whatever the last tick said. */
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
    /** Is there anything to choose, or a choice that the city has stopped taking? */
    isOffered: kinds.length > 0 || post !== undefined,
    read,
    isRetroactive,
    /** Asked at the tap: may what is about to be sent still be paid for as it was shown? */
    isDue: (startsAt: Instant | undefined): boolean => {
      const now = serverNow();
      setTappedAt(now);
      return post === undefined || readAt(now)?.(post).startsAt === startsAt;
    },
    /** The refusal that is told at the time, of the price or of what was sent for this time. */
    refusal: (
      ofPrice: Refusal | undefined,
      attemptStatus: AttemptStatus | undefined,
      target: StayTarget | undefined,
    ): string | undefined => {
      if (!isRetroactive) return undefined;
      if (isOfTime(ofPrice)) return ofPrice?.errorName;
      return isAbout(attemptStatus, target) ? startRefusal(attemptStatus)?.errorName : undefined;
    },
    /** Is the ending of what was sent told at the time alone? */
    isReportedAtStart: (attemptStatus: AttemptStatus | undefined): boolean => startRefusal(attemptStatus) !== undefined,
  };
};
