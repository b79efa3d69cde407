import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { startPayLaterStay } from '~/data/payments/pay-later/startPayLaterStay';
import { useDriverRun } from '~/data/payments/useDriverRun';
import { isOpen } from '~/domain/payments/attempt.state';
import { placeNumber } from '~/domain/stay/placeRef';
import { isSamePlate, isLikelyForeign } from '~/domain/vehicle/plate';
import { useIsFormUnchanged } from '~/components/driver/useIsFormUnchanged';
import { emptyStay, stayTarget, type StayValues } from '~/components/stay-form/stay.form';
import { saveLastStay } from '~/state/payments/lastStay';
import { driverAtom } from '~/state/session/signIn';
import { useOnce } from '~/ui/useOnce';
import type { usePayLaterForm } from './usePayLaterForm';

/** Sends the form once and follows the attempt to its outcome. */
export const usePayLaterStart = ({ form, retroactive, context }: ReturnType<typeof usePayLaterForm>) => {
  const queryClient = useQueryClient();
  const signIn = useAtomValue(driverAtom);
  const run = useDriverRun();
  const [message, setMessage] = useState<string>();
  const [sent, setSent] = useState<StayValues>();
  const { attemptStatus } = run;
  const hasStarted = attemptStatus?.state.phase === 'done' || attemptStatus?.state.phase === 'doneTwice';
  const startedId = hasStarted ? run.id : undefined;
  // A late outcome may find the form filled in for another vehicle. That form is not reset.
  const isOfForm = useIsFormUnchanged(form.values, sent, startedId);
  useOnce(startedId, () => {
    const { city, startsAt, summary: { plate, place } = {} } = attemptStatus?.attempt ?? {};
    // A retroactive stay is not the driver's usual choice.
    if (city !== undefined && plate !== undefined && place !== undefined && startsAt === undefined) {
      const formTarget = stayTarget(form.values, context);
      const { isForeign, category } = isSamePlate(plate, formTarget.plate)
        ? formTarget
        : { isForeign: isLikelyForeign(plate) };
      saveLastStay(city, { place: placeNumber(place), plate, isForeign, category });
    }
    if (isOfForm) form.reset(emptyStay);
  });

  const send = async (values: StayValues): Promise<void> => {
    const { durationMin, startsAt, choice: _, ...place } = stayTarget(values, context);
    if (!signIn || !retroactive.isDue(startsAt)) return;
    setMessage(undefined);
    setSent(values);
    const reply = await run.run(() =>
      startPayLaterStay(queryClient, signIn, {
        ...place,
        past: startsAt === undefined ? undefined : { startsAt, durationMin },
      }),
    );
    setMessage(reply?.message);
  };

  return {
    ...run,
    send,
    /** The started stay, from its record. It replaces the form. */
    startedAttempt: hasStarted && isOfForm ? attemptStatus.attempt : undefined,
    /** True if the form is for another stay by now. The outcome is then shown beside it. */
    isOtherStarted: hasStarted && !isOfForm,
    message,
    isUndecided:
      attemptStatus !== undefined &&
      isOpen(attemptStatus.state) &&
      isSamePlate(attemptStatus.attempt.summary?.plate ?? '', form.values.plate),
  };
};
