import { describe, expect, it } from 'vitest';
import { signInChange, type CityLogins } from '~/domain/signInChange';

const anna = { cacheKey: 'anna' };
const boris = { cacheKey: 'boris' };

describe('what happened to the logins of a city', () => {
  it.each<[string, CityLogins, CityLogins, ReturnType<typeof signInChange>]>([
    ['nothing', {}, {}, undefined],
    ['nothing, with somebody there', { standart: anna }, { standart: anna }, undefined],
    ['somebody signed in', {}, { standart: anna }, 'in'],
    ['a company signed in', {}, { coop: anna }, 'in'],
    ['somebody logged out', { standart: anna }, {}, 'out'],
    ['a company logged out', { coop: anna, standart: boris }, { standart: boris }, 'out'],
    ['the server ended the login', { standart: anna }, { expired: 'anna' }, 'expired'],
    ['the server ended the login of a company', { coop: anna, standart: boris }, { standart: boris, expired: 'anna' }, 'companyExpired'],
    ['an ended login was given up', { expired: 'anna' }, {}, 'out'],
    ['the same person is back', { expired: 'anna' }, { standart: anna }, 'back'],
    ['another person came after it', { expired: 'anna' }, { standart: boris }, 'switched'],
    ['another person took over while the tab slept', { standart: anna }, { standart: boris }, 'switched'],
    ['the ended login of somebody else is none of this one', { standart: anna }, { expired: 'boris' }, 'out'],
    ['a new token for the same person, while the tab slept', { standart: anna }, { standart: anna, expired: undefined }, undefined],
    ['one left and another came, in two places', { standart: anna }, { coop: boris }, 'out'],
  ])('%s', (_, before, now, change) => {
    expect(signInChange(before, now)).toBe(change);
  });
});
