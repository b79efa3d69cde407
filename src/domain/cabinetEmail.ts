import { isSamePerson } from './samePerson';
import { visible } from './visible';

/** The e-mail of the cabinet (document 2, section 5; `bad-input.md` B-77 to B-80). */
export type CabinetEmailFault = 'RequiredField' | 'EmailFormat' | 'SameEmail';

/** To the letter: word characters with optional dots or hyphens, @, a domain, a suffix of 2 to 4 letters. */
const pattern = /^\w+(?:[.-]\w+)*@\w+(?:[.-]\w+)*\.[a-z]{2,4}$/i;
const longest = 254;

/** Blanks around it are dropped; the one that is there already is no change. */
export const cabinetEmailFault = (typed: string, current: string | undefined): CabinetEmailFault | undefined => {
  const email = visible(typed);
  if (email === '') return 'RequiredField';
  if (email.length > longest || !pattern.test(email)) return 'EmailFormat';
  return current !== undefined && isSamePerson([email], [current]) ? 'SameEmail' : undefined;
};
