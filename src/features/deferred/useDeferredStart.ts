import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { startDeferred } from '~/data/payments/deferred/startDeferred';
import { useDriverRun } from '~/data/payments/useDriverRun';
import { isOpen } from '~/domain/attempt.state';
import { placeNumber } from '~/domain/placeRef';
import { isSamePlate, looksForeign } from '~/domain/plate';
import { useIsFormOf } from '~/parts/driver/useIsFormOf';
import { emptyStay, stayTarget, type StayValues } from '~/parts/stay/stay.form';
import { keepLastStay } from '~/state/lastStay';
import { driverAtom } from '~/state/signIn';
import { useOnce } from '~/ui/useOnce';
import type { useDeferredForm } from './useDeferredForm';

/** Sends the form, once, and follows it to its ending. */
export const useDeferredStart = ({ form, post, context }: ReturnType<typeof useDeferredForm>) => {
  const queryClient = useQueryClient();
  const signIn = useAtomValue(driverAtom);
  const run = useDriverRun();
  const [message, setMessage] = useState<string>();
  const [sent, setSent] = useState<StayValues>();
  const { trace } = run;
  const hasBegun = trace?.state.phase === 'done' || trace?.state.phase === 'doneTwice';
  const begunId = hasBegun ? run.id : undefined;
  // Found out late, it may meet the form filled in for another car: that is left alone.
  const isOfForm = useIsFormOf(form.values, sent, begunId);
  useOnce(begunId, () => {
    const { city, startsAt, summary: { plate, place } = {} } = trace?.attempt ?? {};
    // What was told afterwards is no habit.
    if (city !== undefined && plate !== undefined && place !== undefined && startsAt === undefined) {
      const own = stayTarget(form.values, context);
      const { isForeign, category } = isSamePlate(plate, own.plate) ? own : { isForeign: looksForeign(plate) };
      keepLastStay(city, { place: placeNumber(place), plate, isForeign, category });
    }
    if (isOfForm) form.reset(emptyStay);
  });

  const send = async (values: StayValues): Promise<void> => {
    const { durationMin, startsAt, choice: _, ...place } = stayTarget(values, context);
    if (!signIn || !post.isDue(startsAt)) return;
    setMessage(undefined);
    setSent(values);
    const reply = await run.run(() =>
      startDeferred(queryClient, signIn, {
        ...place,
        past: startsAt === undefined ? undefined : { startsAt, durationMin },
      }),
    );
    setMessage(reply?.message);
  };

  return {
    ...run,
    send,
    /** The stay that has begun, as its record tells it: takes the form's place. */
    begun: hasBegun && isOfForm ? trace.attempt : undefined,
    /** The form is another stay's by now: told beside it. */
    isBegunBeside: hasBegun && !isOfForm,
    message,
    isUndecided: trace !== undefined && isOpen(trace.state) && isSamePlate(trace.attempt.summary?.plate ?? '', form.values.plate),
  };
};
