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

/** How a city's server behaves beyond what its replies say. */
interface ServerHabits {
  /** Payments with a known `attemptId` get the first answer again (`reliability.md`, section 2). */
  attemptId: boolean;
  /** A second stay of a parked vehicle in the same zone is refused. */
  guardsRepeatedStart: boolean;
  /** The first minutes of a stay that cost nothing, once a day for a vehicle in a zone; 0 for none. */
  freeMinutes: number;
  /** How much of a tariff's price a vehicle pays where the city goes by categories. */
  categoryPercent: Partial<Record<VehicleCategory, number>>;
  /** The payment provider takes no orders. */
  providerIsDown: boolean;
  /** Calls that are refused whatever they ask for, by name: for what no honest request brings about. */
  refusals: Partial<Record<EndpointId, ErrorName>>;
  /** How phones are confirmed in a registration. */
  confirmation: 'SMS' | 'Call' | 'none';
  /** What stands in the history in the place of a status: words of this city's own. */
  statusWords: Partial<Record<OperationStatus, string>>;
  /** Without them the history and the stays are dated to the minute (`2026-11-20T12:00+05:00`). */
  writesSeconds: boolean;
}

/** HTML that stands in the place of a text, or beside those there are: of pages by their paths, of news by their ids. */
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

/** Settings by which the server decides what it takes and answers. */
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

/** Cities in which a stay begins with minutes for nothing. */
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

/** The city's settings, options and habits as they are now, with what the control port changed. */
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
