import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Attempt } from '~/domain/attempt';
import type { AttemptState } from '~/domain/attempt.state';
import type { Instant } from '~/domain/cityTime';
import { placeNumber } from '~/domain/placeRef';
import type { PostKind, postReader, isRefusalOfTime } from '~/domain/postPayment';
import { cityAtom } from '~/state/city';
import { minuteAtom, serverNow } from '~/state/clock';
import type { ReadPost, StayTarget, StayValues } from './stay.form';

/** The rules of paying afterwards: a page that few visitors pay so on fetches them by themselves. */
export interface PostRules {
  postReader: typeof postReader;
  isRefusalOfTime: typeof isRefusalOfTime;
}

interface Refusal {
  errorName: string;
}
interface Trace {
  attempt: Pick<Attempt, 'startsAt' | 'durationMin' | 'summary'>;
  state: AttemptState;
}

/** Until the rules have come, what was filled in before is not paid for, and least of all as if it began now. */
const unread: ReadPost = () => ({ fault: 'NoStartTime' });

/** Was this very stay sent? What was said of another car, place or time is not said of this one. */
const isAbout = (trace: Trace | undefined, target: StayTarget | undefined): boolean => {
  const { startsAt, durationMin, summary } = trace?.attempt ?? {};
  return (
    target !== undefined &&
    startsAt === target.startsAt &&
    durationMin === target.durationMin &&
    summary?.plate === target.plate &&
    placeNumber(summary.place) === placeNumber(target)
  );
};

/** Paying afterwards on a form of a stay: by the server's clock, and once more at the tap, whatever the last tick said. */
export const usePost = (rules: PostRules | undefined, kinds: readonly PostKind[], { post }: Pick<StayValues, 'post'>) => {
  const minute = useAtomValue(minuteAtom);
  const [tappedAt, setTappedAt] = useState(0);
  const timeZone = useAtomValue(cityAtom)?.timeZone ?? 'UTC';
  const readAt = (at: Instant): ReadPost | undefined => {
    if (kinds.length === 0) return undefined;
    return rules ? rules.postReader(kinds, at, timeZone) : unread;
  };
  const read = readAt(Math.max(minute, tappedAt));
  const isOfTime = (refusal: Refusal | undefined): boolean => refusal !== undefined && rules?.isRefusalOfTime(refusal.errorName) === true;
  const refused = (trace: Trace | undefined): Refusal | undefined =>
    trace?.attempt.startsAt !== undefined && trace.state.phase === 'refused' && isOfTime(trace.state) ? trace.state : undefined;
  const isPost = read !== undefined && post !== undefined;

  return {
    kinds,
    /** Is there anything to choose, or a choice that the city has stopped taking? */
    isOffered: kinds.length > 0 || post !== undefined,
    read,
    isPost,
    /** Asked at the tap: may what is about to be sent still be paid for as it was shown? */
    isDue: (startsAt: Instant | undefined): boolean => {
      const now = serverNow();
      setTappedAt(now);
      return post === undefined || readAt(now)?.(post).startsAt === startsAt;
    },
    /** The refusal that is told at the time, of the price or of what was sent for this time. */
    refusal: (ofPrice: Refusal | undefined, trace: Trace | undefined, target: StayTarget | undefined): string | undefined => {
      if (!isPost) return undefined;
      if (isOfTime(ofPrice)) return ofPrice?.errorName;
      return isAbout(trace, target) ? refused(trace)?.errorName : undefined;
    },
    /** Is the ending of what was sent told at the time alone? */
    isToldThere: (trace: Trace | undefined): boolean => refused(trace) !== undefined,
  };
};
