import { checkStay, type StayContext, type StayFault, type StayValues } from '~/parts/stay/stay.form';

/** Place and car always; a duration only for a stay that is told after it began: another runs until it is ended (document 1, section 5). */
export const checkDeferred = (values: StayValues, context: StayContext): Partial<Record<keyof StayValues, StayFault>> => {
  const { durationMin, ...faults } = checkStay(values, context);
  return durationMin && values.post && context.readPost ? { ...faults, durationMin } : faults;
};
