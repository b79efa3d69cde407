import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { startDeferred } from '~/data/payments/deferred/startDeferred';
import { useDriverRun } from '~/data/payments/useDriverRun';
import { useTariffContext } from '~/data/settings/useTariffContext';
import { isOpen } from '~/domain/attempt.flow';
import { pastStart } from '~/domain/pastStay';
import { isSamePlate } from '~/domain/plate';
import { stayTarget } from '~/parts/stay/stay.form';
import { serverNow } from '~/state/clock';
import { driverAtom } from '~/state/signIn';
import { emptyDeferred, type DeferredValues } from './deferred.form';
import type { useDeferredForm } from './useDeferredForm';

/** Sends the form, once, and follows it to its ending. */
export const useDeferredStart = ({ form, context, vehicles, isPast }: ReturnType<typeof useDeferredForm>) => {
  const queryClient = useQueryClient();
  const signIn = useAtomValue(driverAtom);
  const { timeZone } = useTariffContext();
  const run = useDriverRun();
  const [message, setMessage] = useState<string>();
  const { trace } = run;
  const hasBegun = trace?.state.phase === 'done' || trace?.state.phase === 'doneTwice';
  useResetOnce(form.reset, hasBegun ? run.id : undefined);

  const send = async (values: DeferredValues): Promise<void> => {
    const startsAt = isPast ? pastStart(values.startTime, serverNow(), timeZone) : undefined;
    if (!signIn || (isPast && startsAt === undefined)) return;
    const { durationMin, ...place } = stayTarget(values, context);
    const category = vehicles.find(({ plate }) => isSamePlate(plate, place.plate))?.category;
    setMessage(undefined);
    const reply = await run.run(() =>
      startDeferred(queryClient, signIn, {
        ...place,
        isForeign: values.isForeign,
        category,
        past: startsAt === undefined ? undefined : { startsAt, durationMin },
      }),
    );
    setMessage(reply?.message);
  };

  return {
    ...run,
    send,
    /** The stay that has begun, as its record tells it. */
    begun: hasBegun ? trace.attempt : undefined,
    message,
    isUndecided: trace !== undefined && isOpen(trace.state) && isSamePlate(trace.attempt.shown?.plate ?? '', form.values.plate),
  };
};

/** A form whose stay has begun is emptied, once for each. */
const useResetOnce = (reset: (values: DeferredValues) => void, begunId: string | undefined): void => {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (begunId === undefined || last.current === begunId) return;
    last.current = begunId;
    reset(emptyDeferred);
  }, [begunId, reset]);
};
