import { checkStay, type StayContext, type StayError, type StayValues } from '~/components/stay-form/stay.form';

/** Place and car always; a duration only for a stay that is told after it began: another runs until it is ended (document 1, section 5). */
export const checkPayLater = (
  values: StayValues,
  context: StayContext,
): Partial<Record<keyof StayValues, StayError>> => {
  const { durationMin, ...errors } = checkStay(values, context);
  return durationMin && values.post && context.readStart ? { ...errors, durationMin } : errors;
};
