import { checkStay, type StayContext, type StayError, type StayValues } from '~/components/stay-form/stay.form';

/**
 * Requires place and vehicle. A duration is required only for a retroactive stay, because any other runs until it is
 * ended.
 */
export const checkPayLater = (
  values: StayValues,
  context: StayContext,
): Partial<Record<keyof StayValues, StayError>> => {
  const { durationMin, ...errors } = checkStay(values, context);
  return durationMin && values.post && context.readStart ? { ...errors, durationMin } : errors;
};
