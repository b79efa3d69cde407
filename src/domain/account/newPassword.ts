import { isSendable } from '../content/sendable';

/** A new password (document 1, section 5; document 2, section 5; `bad-input.md` B-82 to B-85). */
export type PasswordError = 'RequiredField' | 'PasswordLength' | 'InvalidFormat';

const maxLength = 20;

/** 6 to 20 characters, in the cabinet 4 to 20, exactly as typed: blanks count, nothing is trimmed. */
export const newPasswordError = (password: string, minLength = 6): PasswordError | undefined => {
  if (password === '') return 'RequiredField';
  if (password.length < minLength || password.length > maxLength) return 'PasswordLength';
  return isSendable(password) ? undefined : 'InvalidFormat';
};

/** The repeat is the password to the letter. */
export const repeatError = (password: string, repeat: string): 'RequiredField' | 'PasswordsDiffer' | undefined => {
  if (repeat === '') return 'RequiredField';
  return repeat === password ? undefined : 'PasswordsDiffer';
};
