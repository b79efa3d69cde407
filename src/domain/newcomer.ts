import { looksLikeEmail } from './login';
import { isFullPhone, maskPhone } from './phone';
import { isSendable } from './sendable';
import { visible } from './visible';

/** What a registration asks of a person besides password and phone (document 1, section 5; `bad-input.md`, section 6). */
export type NewcomerFault = 'RequiredField' | 'InvalidFormat' | 'TooLong';

const longestName = 100;

/** A first, last or middle name; the middle one may be left out (`decisions.md`, "middle name"). */
export const nameFault = (typed: string, { isOptional = false } = {}): NewcomerFault | undefined => {
  const name = typed.trim();
  if (name === '') return isOptional ? undefined : 'RequiredField';
  if (name.length > longestName) return 'TooLong';
  return isSendable(name) ? undefined : 'InvalidFormat';
};

/** An e-mail, blanks around it aside. */
export const emailFault = (typed: string): NewcomerFault | undefined => {
  const email = visible(typed);
  if (email === '') return 'RequiredField';
  return looksLikeEmail(email) && isSendable(email) ? undefined : 'InvalidFormat';
};

/** An e-mail or a phone as it is shown within a sentence: the phone by its mask, in one piece. */
export const shownContact = (typed: string): string =>
  isFullPhone(typed) ? maskPhone(typed).replaceAll('-', '-\u2060').replaceAll(' ', '\u00a0') : typed.trim();
