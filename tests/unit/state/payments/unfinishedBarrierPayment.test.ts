// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { setCity } from '~/state/currentCity';
import {
  clearAccountUnfinishedPayment,
  clearUnfinishedBarrierPayment,
  saveUnfinishedBarrierPayment,
  unfinishedBarrierPaymentAtom,
} from '~/state/payments/unfinishedBarrierPayment';
import { setSignIn } from '~/state/session/signIn';
import { store } from '~/state/store';

const signInAs = (cacheKey: string | undefined): void =>
  setSignIn('kazan', 'standart', cacheKey === undefined ? undefined : { token: 't', cacheKey });
const ticket = (): string | undefined => store.get(unfinishedBarrierPaymentAtom)?.ticket;

beforeEach(() => {
  setCity('kazan');
  signInAs(undefined);
  clearAccountUnfinishedPayment('kazan');
  clearUnfinishedBarrierPayment();
});

it('an unfinished barrier payment belongs to its owner: a guest’s and a driver’s are kept side by side', () => {
  saveUnfinishedBarrierPayment({ parking: '501', ticket: 'guest’s', sum: 6000 });
  signInAs('a');
  expect(ticket()).toBeUndefined();
  saveUnfinishedBarrierPayment({ parking: '501', ticket: 'driver’s', sum: 6000 });
  saveUnfinishedBarrierPayment({ parking: '501', ticket: 'driver’s next', sum: 6000 });
  expect(ticket()).toBe('driver’s next');
  signInAs(undefined);
  expect(ticket()).toBe('guest’s');
  signInAs('a');
  clearUnfinishedBarrierPayment();
  expect(ticket()).toBeUndefined();
  signInAs(undefined);
  expect(ticket()).toBe('guest’s');
});

it('a logout clears the account’s unfinished barrier payment and keeps the guest’s', () => {
  saveUnfinishedBarrierPayment({ parking: '501', ticket: 'guest’s', sum: 6000 });
  signInAs('a');
  saveUnfinishedBarrierPayment({ parking: '501', ticket: 'driver’s', sum: 6000 });
  signInAs(undefined);
  clearAccountUnfinishedPayment('kazan');
  expect(ticket()).toBe('guest’s');
  expect(localStorage.getItem('parking.left-to-pay')).not.toContain('driver’s');
});
