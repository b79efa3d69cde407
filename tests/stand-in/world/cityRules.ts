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
import type { World } from './World';

/** How a city's server behaves beyond what its replies say. */
export interface ServerHabits {
  /** Payments with a known `attemptId` get the first answer again (`reliability.md`, section 2). */
  attemptId: boolean;
  /** A second stay of a parked vehicle in the same zone is refused. */
  guardsRepeatedStart: boolean;
  /** Calls that are refused whatever they ask for, by name: for what no honest request brings about. */
  refusals: Partial<Record<EndpointId, ErrorName>>;
}

export type CityRules = { settings: CitySettings; options: CityOptions; habits: ServerHabits; popup: unknown; smsCommands: SmsCommands };

type Patch = Record<string, unknown>;

export const patchOf = (world: World, city: string): Patch => {
  const row = world.store.one<{ patch: string }>('select patch from setting_patch where city = ?', city);
  return row ? (JSON.parse(row.patch) as Patch) : {};
};

const over = <Value extends object>(usual: Value, patch: Patch, keys: readonly string[]): Value => ({
  ...usual,
  ...Object.fromEntries(Object.entries(patch).filter(([key]) => keys.includes(key))),
});

export const settingKeys = [
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
  'pagePersonalData',
  'pagePersonalDataTitle',
  'reportHistoryOperation',
  'topics',
  'subscriptionStartOffset',
  'useSmsReply',
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

const habitKeys = ['attemptId', 'guardsRepeatedStart', 'refusals'] as const satisfies readonly (keyof ServerHabits)[];

const usualHabits = (city: CityConfig): ServerHabits => ({ attemptId: city.attemptId, guardsRepeatedStart: true, refusals: {} });

/** The city's settings, options and habits as they are now, with what the control port changed. */
export const cityRules = (world: World, city: CityConfig): CityRules => {
  const patch = patchOf(world, city.city);
  return {
    settings: over(usualSettings(city), patch, settingKeys),
    options: over(usualOptions(city), patch, optionKeys),
    habits: over(usualHabits(city), patch, habitKeys),
    popup: 'popup' in patch ? patch['popup'] : usualPopup(city),
    smsCommands: 'smsCommands' in patch ? (patch['smsCommands'] as SmsCommands) : usualSmsCommands(city),
  };
};
