import { isSamePerson } from './samePerson';
import { visibleText } from '../content/visibleText';

/** The e-mail of an account (B-77 to B-80). */
export type AccountEmailError = 'RequiredField' | 'EmailFormat' | 'SameEmail';

/** Exactly: word characters with optional dots or hyphens, @, a domain, a suffix of 2 to 4 letters. */
const pattern = /^\w+(?:[.-]\w+)*@\w+(?:[.-]\w+)*\.[a-z]{2,4}$/i;
const maxLength = 254;

/** Surrounding spaces are ignored. The current e-mail is not accepted as a change. */
export const accountEmailError = (input: string, current: string | undefined): AccountEmailError | undefined => {
  const email = visibleText(input);
  if (email === '') return 'RequiredField';
  if (email.length > maxLength || !pattern.test(email)) return 'EmailFormat';
  return current !== undefined && isSamePerson([email], [current]) ? 'SameEmail' : undefined;
};
