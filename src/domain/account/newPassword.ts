import { isSendable } from '../content/sendable';

/** A new password (B-82 to B-85). */
export type PasswordError = 'RequiredField' | 'PasswordLength' | 'InvalidFormat';

const maxLength = 20;

/** 6 to 20 characters, on the account page 4 to 20. Nothing is trimmed, and spaces count. */
export const newPasswordError = (password: string, minLength = 6): PasswordError | undefined => {
  if (password === '') return 'RequiredField';
  if (password.length < minLength || password.length > maxLength) return 'PasswordLength';
  return isSendable(password) ? undefined : 'InvalidFormat';
};

/** The repeated password must match exactly. */
export const repeatError = (password: string, repeat: string): 'RequiredField' | 'PasswordsDiffer' | undefined => {
  if (repeat === '') return 'RequiredField';
  return repeat === password ? undefined : 'PasswordsDiffer';
};
