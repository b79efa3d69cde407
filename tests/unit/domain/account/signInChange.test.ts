import { describe, expect, it } from 'vitest';
import { signInChange, type CityLogins, type SignInChange } from '~/domain/account/signInChange';

const anna = { cacheKey: 'anna' };
const boris = { cacheKey: 'boris' };
const driver = (change: SignInChange['change']): SignInChange => ({ userType: 'standart', change });
const company = (change: SignInChange['change']): SignInChange => ({ userType: 'coop', change });

describe('the changes in the logins of a city', () => {
  it.each<[string, CityLogins, CityLogins, ReturnType<typeof signInChange>]>([
    ['nothing', {}, {}, undefined],
    ['nothing, with somebody there', { standart: anna }, { standart: anna }, undefined],
    ['somebody signed in', {}, { standart: anna }, driver('in')],
    ['a company signed in', {}, { coop: anna }, company('in')],
    ['a company signed in beside a driver', { standart: boris }, { standart: boris, coop: anna }, company('in')],
    [
      'a company signed in where a driver’s login had expired',
      { expired: 'boris' },
      { expired: 'boris', coop: anna },
      company('in'),
    ],
    ['somebody logged out', { standart: anna }, {}, driver('out')],
    ['a company logged out', { coop: anna, standart: boris }, { standart: boris }, company('out')],
    ['the server ended the login', { standart: anna }, { expired: 'anna' }, driver('expired')],
    [
      'the server ended the login of a company',
      { coop: anna, standart: boris },
      { standart: boris, coopExpired: 'anna' },
      company('expired'),
    ],
    ['an ended login was given up', { expired: 'anna' }, {}, driver('out')],
    ['an ended login of a company was given up', { coopExpired: 'anna' }, {}, company('out')],
    ['the same person is back', { expired: 'anna' }, { standart: anna }, driver('back')],
    ['another company came after an ended login', { coopExpired: 'anna' }, { coop: boris }, company('switched')],
    [
      'a driver signed in where a company’s login had expired',
      { coopExpired: 'anna' },
      { standart: boris, coopExpired: 'anna' },
      driver('in'),
    ],
    ['another person came after it', { expired: 'anna' }, { standart: boris }, driver('switched')],
    ['another person took over while the tab slept', { standart: anna }, { standart: boris }, driver('switched')],
    ['the ended login of somebody else is none of this one', { standart: anna }, { expired: 'boris' }, driver('out')],
    [
      'a new token for the same person, while the tab slept',
      { standart: anna },
      { standart: anna, expired: undefined },
      undefined,
    ],
    ['one left and another came, in two places', { standart: anna }, { coop: boris }, driver('out')],
  ])('a change in the logins of a city is recognised: %s', (_, before, now, change) => {
    expect(signInChange(before, now)).toEqual(change);
  });
});
