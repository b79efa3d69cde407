import * as v from 'valibot';
import { expect, it } from 'vitest';
import cityList from '../../../cities.json';
import { getSettings } from '~/api/contract/info';
import { personCapabilitiesOf } from '~/city/personCapabilities';
import { parseCities } from '~/city/schema';
import type { Options } from '~/domain/content/options';

const [city] = parseCities(cityList);
const options: Options = {
  menus: { header: [], footer: [], mobile: [] },
  stores: {},
  contacts: {},
  isClosed: false,
  isCoopProfile: false,
  hasPrivateData: true,
};

const allowed = { pagePersonalData: true };

it.each([
  [undefined, allowed, {}, { showsNames: false, canAddPhone: true, canChangeEmail: true }],
  [options, allowed, {}, { showsNames: true, canAddPhone: true, canChangeEmail: true }],
  [
    { ...options, hasPrivateData: false },
    allowed,
    { addPhone: false },
    { showsNames: false, canAddPhone: false, canChangeEmail: true },
  ],
  [options, allowed, { changeEmail: false }, { showsNames: true, canAddPhone: true, canChangeEmail: false }],
  [options, { pagePersonalData: false }, {}, { showsNames: false, canAddPhone: true, canChangeEmail: true }],
  // A city that does not send the switch forbids nothing by it. Settings that never came allow nothing.
  [options, {}, {}, { showsNames: true, canAddPhone: true, canChangeEmail: true }],
  [options, undefined, {}, { showsNames: false, canAddPhone: true, canChangeEmail: true }],
])(
  'both switches of the server decide on names, the city on phones and e-mail (PROF-05, PROF-07, ROLE-06)',
  (sentOptions, settings, switches, can) => {
    if (!city) throw new Error('no city');
    const withSwitches = { ...city, switches: { ...city.switches, ...switches } };
    expect(personCapabilitiesOf(withSwitches, sentOptions, settings)).toEqual(can);
  },
);

it.each([
  [{ pagePersonalData: false }, false],
  [{ pagePersonalData: '0' }, false],
  [{ pagePersonalData: 'true' }, true],
  [{ pagePersonalData: null }, undefined],
  [{}, undefined],
])('the switch for names in the settings %j is read as %s', (sent, isAllowed) => {
  const { result } = v.parse(getSettings.reply, { result: sent });
  expect(result.pagePersonalData).toBe(isAllowed);
});
