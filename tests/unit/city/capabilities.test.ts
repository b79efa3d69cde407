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

it('while the settings have never been seen nobody is turned away, and optional features are off', () => {
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
] as const)('settings %j give %j', (patch, capabilities) => {
  expect(capabilitiesOf(cityOf('perm'), { ...settings, ...patch }, build)).toMatchObject(capabilities);
});

it.each([
  ['perm', true, true],
  ['perm', false, false],
  ['omsk', true, false],
])('flat parking in %s with the server’s switch %s: %s', (id, useFlatParking, canPayAtBarrier) => {
  expect(capabilitiesOf(cityOf(id), { ...settings, useFlatParking }, build).canPayAtBarrier).toBe(canPayAtBarrier);
});

it('CFG-10: the easy-auth flag lets a phone in', () => {
  expect(capabilitiesOf(cityOf('perm'), settings, readBuildSettings({ VITE_EASY_AUTH: 'off' })).acceptsPhoneLogin).toBe(
    false,
  );
  expect(capabilitiesOf(cityOf('perm'), settings, build).acceptsPhoneLogin).toBe(true);
});

it('ROUTE-25: two cities announce parking by SMS, as far as the list goes', () => {
  expect(cities.filter((city) => capabilitiesOf(city, undefined, build).announcesSms).map(({ city }) => city)).toEqual([
    'izhevsk',
    'perm',
  ]);
});
