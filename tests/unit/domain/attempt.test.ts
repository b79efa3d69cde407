import { expect, it } from 'vitest';
import { mayBeEcho } from '~/domain/attempt';

it.each([
  ['start', 'ParkingSessionAlreadyExists', true],
  ['start', 'NoMoneyNoHoney', false],
  ['cancel', 'ParkingSessionIsOver', true],
  ['cancel', 'ParkingSessionNotFound', true],
  ['cancel', 'NoSaving', false],
  // A second extension is done, not refused.
  ['renew', 'ParkingSessionIsOver', false],
  ['guestStart', 'ParkingSessionAlreadyExists', false],
] as const)('%s refused with %s may be the echo of its own success: %s', (kind, errorName, isEcho) => {
  expect(mayBeEcho(kind, errorName)).toBe(isEcho);
});
