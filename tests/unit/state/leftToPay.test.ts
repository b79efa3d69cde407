// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { setCity } from '~/state/city';
import { forgetAccountsLeftToPay, forgetLeftToPay, keepLeftToPay, leftToPayAtom } from '~/state/leftToPay';
import { setSignIn } from '~/state/signIn';
import { store } from '~/state/store';

const signInAs = (cacheKey: string | undefined): void =>
  setSignIn('kazan', 'standart', cacheKey === undefined ? undefined : { token: 't', cacheKey });
const ticket = (): string | undefined => store.get(leftToPayAtom)?.ticket;

beforeEach(() => {
  setCity('kazan');
  signInAs(undefined);
  forgetAccountsLeftToPay('kazan');
  forgetLeftToPay();
});

it('a ticket left to pay is its owner’s: a guest’s and a driver’s stand side by side', () => {
  keepLeftToPay({ parking: '501', ticket: 'guest’s', sum: 6000 });
  signInAs('a');
  expect(ticket()).toBeUndefined();
  keepLeftToPay({ parking: '501', ticket: 'driver’s', sum: 6000 });
  keepLeftToPay({ parking: '501', ticket: 'driver’s next', sum: 6000 });
  expect(ticket()).toBe('driver’s next');
  signInAs(undefined);
  expect(ticket()).toBe('guest’s');
  signInAs('a');
  forgetLeftToPay();
  expect(ticket()).toBeUndefined();
  signInAs(undefined);
  expect(ticket()).toBe('guest’s');
});

it('logging out takes the account’s along, and leaves the guest’s', () => {
  keepLeftToPay({ parking: '501', ticket: 'guest’s', sum: 6000 });
  signInAs('a');
  keepLeftToPay({ parking: '501', ticket: 'driver’s', sum: 6000 });
  signInAs(undefined);
  forgetAccountsLeftToPay('kazan');
  expect(ticket()).toBe('guest’s');
  expect(localStorage.getItem('parking.left-to-pay')).not.toContain('driver’s');
});
