import type { AvailabilityRefusal } from '~/data/registration/availability';
import { isTransientError } from '../profileErrorText';
import type { ContactForm } from './ProfileContactStep';

/**
 * For a field that is left: a complete e-mail or phone is checked with the city at once, because it may be taken
 * (VAL-52). The refusal is shown at the field.
 */
export const checkIsFree = async (
  form: ContactForm,
  requestRefusal: (contact: string) => Promise<AvailabilityRefusal | undefined>,
): Promise<void> => {
  const { contact } = form.values;
  if (contact === '') return;
  form.touch('contact');
  if (form.currentError('contact') !== undefined) return;
  const refusal = await requestRefusal(contact);
  if (refusal) form.recordServerError('contact', contact, refusal, isTransientError(refusal.errorName));
};
