import { expect, it } from 'vitest';
import { isTransientError } from '~/features/profile/profileErrorText';

it.each([
  ['B-32', 'DoublePhone', false],
  ['B-32', 'PhoneExists', false],
  ['B-81', 'UserExists', false],
  ['B-81', 'EmailExists', false],
  ['besides', 'SMSNotSend', true],
  ['besides', 'LimitSMS', true],
])('%s: after the error %s the same value may be sent again: %s', (_, errorName, may) => {
  expect(isTransientError(errorName)).toBe(may);
});
