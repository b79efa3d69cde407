import { personalAtom } from '~/state/session/personalAtom';
import { emptyForm } from '~/ui/form/formAtom';
import { emptyStay, type StayValues } from '../stay-form/stay.form';

/**
 * The values of a driver's stay form. They outlive the screen, so an expired login loses nothing. In a city without
 * balances whose settings arrive late, its form takes over what was typed before.
 */
export const driverStayForm = personalAtom(emptyForm<StayValues>(emptyStay));
