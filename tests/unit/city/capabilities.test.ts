import { expect, it } from 'vitest';
import cityList from '../../../cities.json';
import { readBuildSettings } from '~/city/buildSettings';
import { capabilitiesOf } from '~/city/capabilities';
import { parseCities } from '~/city/schema';
import type { Settings } from '~/domain/content/settings';

const cities = parseCities(cityList);
const cityOf = (id: string) => {
  const city = cities.find((one) => one.city === id);
  if (!city) throw new Error(id);
  return city;
};
const build = readBuildSettings({});
const settings: Settings = {
  paymentByParkingId: false,
  useFlatParking: false,
  usePostPayment: false,
  usePostPaymentYesterday: false,
  useSessionWithoutRegister: true,
  dontUseBalance: false,
  useTsCategory: false,
  useBonus: false,
  viewPenalty: false,
  useReceipts: false,
  useSubscriptionConstructor: false,
  pagePersonalData: false,
  reportHistoryOperation: false,
  useSmsReply: false,
  paymentMethods: [],
  topics: [],
  holidays: [],
};

it('before the settings arrive, no guest is turned away and optional features are off', () => {
  expect(capabilitiesOf(cityOf('perm'), undefined, build)).toMatchObject({
    guestPayment: 'unknown',
    usesBalance: false,
    paysByParking: false,
    canPayAtBarrier: false,
    account: undefined,
    intervals: { stepMin: 15, minMin: 15, maxMin: 1440 },
  });
});

it.each([
  [{}, { guestPayment: 'yes', usesBalance: true }],
  [{ useSessionWithoutRegister: false }, { guestPayment: 'no' }],
  [{ dontUseBalance: true }, { usesBalance: false }],
  [{ paymentByParkingId: true }, { paysByParking: true }],
  [{ useTsCategory: true }, { requiresCategory: true }],
  [{}, { retroactiveKinds: [] }],
  [{ usePostPayment: true }, { retroactiveKinds: ['postPayment'] }],
  [{ usePostPaymentYesterday: true }, { retroactiveKinds: ['postPaymentYesterday'] }],
  [
    { usePostPayment: true, usePostPaymentYesterday: true },
    { retroactiveKinds: ['postPayment', 'postPaymentYesterday'] },
  ],
  [
    { viewPenalty: true },
    { account: { hasConstructor: false, hasReceipts: false, showsFines: true, takesAppeals: true } },
  ],
  [
    { useReceipts: true, useSubscriptionConstructor: true },
    { account: { hasConstructor: true, hasReceipts: true, showsFines: false, takesAppeals: true } },
  ],
  [
    { useBonus: true, reportHistoryOperation: true },
    { givesBonus: true, exportsHistory: true },
  ],
  [{ intervals: { stepMin: 30, minMin: 30, maxMin: 720 } }, { intervals: { stepMin: 30, minMin: 30, maxMin: 720 } }],
] as const)('the settings %j give the capabilities %j', (patch, capabilities) => {
  expect(capabilitiesOf(cityOf('perm'), { ...settings, ...patch }, build)).toMatchObject(capabilities);
});

it.each([
  ['perm', true, true],
  ['perm', false, false],
  ['omsk', true, false],
])('payment at a barrier in %s with the server’s switch %s is possible: %s', (id, useFlatParking, canPayAtBarrier) => {
  expect(capabilitiesOf(cityOf(id), { ...settings, useFlatParking }, build).canPayAtBarrier).toBe(canPayAtBarrier);
});

it('CFG-10: the easy-auth flag decides whether a login by phone is accepted', () => {
  expect(capabilitiesOf(cityOf('perm'), settings, readBuildSettings({ VITE_EASY_AUTH: 'off' })).acceptsPhoneLogin).toBe(
    false,
  );
  expect(capabilitiesOf(cityOf('perm'), settings, build).acceptsPhoneLogin).toBe(true);
});

it('ROUTE-25: exactly two cities of the list announce parking by SMS', () => {
  expect(cities.filter((city) => capabilitiesOf(city, undefined, build).announcesSms).map(({ city }) => city)).toEqual([
    'izhevsk',
    'perm',
  ]);
});
