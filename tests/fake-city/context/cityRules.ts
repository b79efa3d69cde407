import type { EndpointId } from '~/api/contract/endpoints';
import type { CityConfig } from '~/city/schema';
import type { ErrorName } from '../calls/errorMessages';
import {
  usualOptions,
  usualPopup,
  usualSettings,
  usualSmsCommands,
  type CityOptions,
  type CitySettings,
  type SmsCommands,
} from '../seed/citySettings';
import type { VehicleCategory } from '../rules/vehicleCategory';
import type { OperationStatus } from '../store/payments/operations';
import type { ServerContext } from './ServerContext';

/** Behaviour of a city's server that its replies do not describe. */
interface ServerHabits {
  /** A payment with a known `attemptId` gets the first reply again. */
  attemptId: boolean;
  /** Refuses a second stay of a parked vehicle in the same zone. */
  guardsRepeatedStart: boolean;
  /** The number of free minutes at the start of a stay, once a day per vehicle and zone; 0 for none. */
  freeMinutes: number;
  /** The share of the tariff that a vehicle of this category pays, if the city uses categories. */
  categoryPercent: Partial<Record<VehicleCategory, number>>;
  /** The payment provider accepts no orders. */
  providerIsDown: boolean;
  /** Calls that always fail with this error, for errors that no regular request causes. */
  refusals: Partial<Record<EndpointId, ErrorName>>;
  /** How phones are confirmed at registration. */
  confirmation: 'SMS' | 'Call' | 'none';
  /** The city's own words that replace a status in the history. */
  statusWords: Partial<Record<OperationStatus, string>>;
  /** If false, times in the history and of stays have minutes only (`2026-11-20T12:00+05:00`). */
  writesSeconds: boolean;
}

/** HTML that replaces a text or adds one: pages by path, news by id. */
interface CityTexts {
  pages: Record<string, string>;
  news: Record<string, string>;
}

export type CityRules = {
  settings: CitySettings;
  options: CityOptions;
  habits: ServerHabits;
  popup: unknown;
  smsCommands: SmsCommands;
  texts: CityTexts;
};

type Patch = Record<string, unknown>;

export const patchOf = (server: ServerContext, city: string): Patch => {
  const row = server.store.one<{ patch: string }>('select patch from setting_patch where city = ?', city);
  return row ? (JSON.parse(row.patch) as Patch) : {};
};

const over = <Value extends object>(usual: Value, patch: Patch, keys: readonly string[]): Value => ({
  ...usual,
  ...Object.fromEntries(Object.entries(patch).filter(([key]) => keys.includes(key))),
});

/** Settings that also control the behaviour of the server. */
export const settingSwitches = [
  'paymentByParkingId',
  'useFlatParking',
  'usePostPayment',
  'usePostPaymentYesterday',
  'useSessionWithoutRegister',
  'dontUseBalance',
  'useTsCategory',
  'useBonus',
  'viewPenalty',
  'useReceipts',
  'useSubscriptionConstructor',
  'reportHistoryOperation',
  'useSmsReply',
] as const satisfies readonly (keyof CitySettings)[];

export const settingKeys = [
  ...settingSwitches,
  'pagePersonalData',
  'pagePersonalDataTitle',
  'topics',
  'subscriptionStartOffset',
  'intervals',
  'paymentsMethods',
] as const satisfies readonly (keyof CitySettings)[];

export const optionKeys = [
  'mapCenter',
  'headerMenu',
  'footerMenu',
  'mobileMenu',
  'iosLink',
  'androidLink',
  'yandexStoreLink',
  'apkLink',
  'contacts',
  'notification',
  'isClose',
  'isCoopProfile',
  'initialZoom',
  'hasPrivateData',
  'numberSmsSendTo',
  'banner',
] as const satisfies readonly (keyof CityOptions)[];

const habitKeys = [
  'attemptId',
  'guardsRepeatedStart',
  'freeMinutes',
  'categoryPercent',
  'providerIsDown',
  'refusals',
  'confirmation',
  'statusWords',
  'writesSeconds',
] as const satisfies readonly (keyof ServerHabits)[];

/** Most cities confirm phones by SMS. */
const confirmations: Partial<Record<string, ServerHabits['confirmation']>> = { kazan: 'Call', tula: 'none' };

/** Cities in which a stay begins with free minutes. */
const freeMinutes: Partial<Record<string, number>> = { tula: 15 };

const usualHabits = (city: CityConfig): ServerHabits => ({
  attemptId: city.attemptId,
  guardsRepeatedStart: true,
  freeMinutes: freeMinutes[city.city] ?? 0,
  categoryPercent: { A: 50, B: 100, C: 150, D: 200, M: 50 },
  providerIsDown: false,
  refusals: {},
  confirmation: confirmations[city.city] ?? 'SMS',
  statusWords: {},
  writesSeconds: true,
});

/** The city's current settings, options and habits, including the changes of the control port. */
export const cityRules = (server: ServerContext, city: CityConfig): CityRules => {
  const patch = patchOf(server, city.city);
  return {
    settings: over(usualSettings(city), patch, settingKeys),
    options: over(usualOptions(city), patch, optionKeys),
    habits: over(usualHabits(city), patch, habitKeys),
    popup: 'popup' in patch ? patch['popup'] : usualPopup(city),
    texts: { pages: {}, news: {}, ...(patch['texts'] as Partial<CityTexts> | undefined) },
    smsCommands: 'smsCommands' in patch ? (patch['smsCommands'] as SmsCommands) : usualSmsCommands(city),
  };
};
