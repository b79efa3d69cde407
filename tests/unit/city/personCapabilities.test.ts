import { expect, it } from 'vitest';
import cityList from '../../../cities.json';
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

it.each([
  [undefined, {}, { showsNames: false, canAddPhone: true, canChangeEmail: true }],
  [options, {}, { showsNames: true, canAddPhone: true, canChangeEmail: true }],
  [
    { ...options, hasPrivateData: false },
    { addPhone: false },
    { showsNames: false, canAddPhone: false, canChangeEmail: true },
  ],
  [options, { changeEmail: false }, { showsNames: true, canAddPhone: true, canChangeEmail: false }],
])(
  'the server decides on names, the city on adding a phone and changing the e-mail (PROF-05, PROF-07)',
  (args, switches, can) => {
    if (!city) throw new Error('no city');
    expect(personCapabilitiesOf({ ...city, switches: { ...city.switches, ...switches } }, args)).toEqual(can);
  },
);
