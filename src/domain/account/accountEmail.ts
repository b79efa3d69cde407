import { isSamePerson } from './samePerson';
import { visibleText } from '../content/visibleText';

/** The e-mail of the cabinet (document 2, section 5; `bad-input.md` B-77 to B-80). */
export type AccountEmailError = 'RequiredField' | 'EmailFormat' | 'SameEmail';

/** To the letter: word characters with optional dots or hyphens, @, a domain, a suffix of 2 to 4 letters. */
const pattern = /^\w+(?:[.-]\w+)*@\w+(?:[.-]\w+)*\.[a-z]{2,4}$/i;
const maxLength = 254;

/** Blanks around it are dropped; the one that is there already is no change. */
export const accountEmailError = (input: string, current: string | undefined): AccountEmailError | undefined => {
  const email = visibleText(input);
  if (email === '') return 'RequiredField';
  if (email.length > maxLength || !pattern.test(email)) return 'EmailFormat';
  return current !== undefined && isSamePerson([email], [current]) ? 'SameEmail' : undefined;
};
