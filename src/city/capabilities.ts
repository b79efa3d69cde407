import type { AccountFeatures } from '~/domain/account/accountPages';
import { intervalsFor, type Intervals } from '~/domain/stay/duration';
import type { RetroactiveKind } from '~/domain/stay/retroactiveStart';
import type { Settings } from '~/domain/content/settings';
import type { PageSettings } from './buildSettings';
import type { CityConfig } from './schema';

/** The capabilities of the chosen city, in positive terms. Raw switches are read only here. */
export interface Capabilities {
  /** `unknown` until the server's settings have been seen: until then no one is turned away. */
  guestPayment: 'yes' | 'no' | 'unknown';
  usesBalance: boolean;
  paysByParking: boolean;
  canPayAtBarrier: boolean;
  /** The ways to pay for a stay that has already begun. */
  retroactiveKinds: RetroactiveKind[];
  requiresCategory: boolean;
  /** Login by e-mail or phone instead of e-mail alone. */
  acceptsPhoneLogin: boolean;
  canRegister: boolean;
  canRestorePassword: boolean;
  /** A phone may also be confirmed by an SMS that the driver sends. */
  takesReplySms: boolean;
  /** The parts of the account area that not every city has; undefined until the settings have been seen. */
  account: AccountFeatures | undefined;
  /** Bonuses are credited and therefore appear in the history. */
  givesBonus: boolean;
  /** The history can be downloaded as a file. */
  exportsHistory: boolean;
  /** Only one city: permits by cadastral quarter, and parking codes instead of zones. */
  hasCadastralPermits: boolean;
  /** True if the city has a page that announces parking by SMS. */
  announcesSms: boolean;
  intervals: Intervals;
}

/**
 * Converts every switch (city configuration, server settings, build) into capabilities. A feature with a build switch
 * and a server setting is on only if both allow it. Without settings, everything that depends on them is off.
 */
export const capabilitiesOf = (
  city: CityConfig,
  settings: Settings | undefined,
  build: PageSettings,
): Capabilities => ({
  guestPayment: settings === undefined ? 'unknown' : settings.useSessionWithoutRegister ? 'yes' : 'no',
  usesBalance: settings !== undefined && !settings.dontUseBalance,
  paysByParking: settings?.paymentByParkingId ?? false,
  canPayAtBarrier: city.profile.parking.planarParkingAvailable && (settings?.useFlatParking ?? false),
  retroactiveKinds: [
    ...(settings?.usePostPayment ? (['postPayment'] as const) : []),
    ...(settings?.usePostPaymentYesterday ? (['postPaymentYesterday'] as const) : []),
  ],
  requiresCategory: settings?.useTsCategory ?? false,
  acceptsPhoneLogin: build.easyAuth,
  canRegister: build.registration,
  canRestorePassword: build.passwordReset,
  takesReplySms: settings?.useSmsReply ?? false,
  account: settings && {
    hasConstructor: settings.useSubscriptionConstructor,
    hasReceipts: settings.useReceipts,
    showsFines: build.fines && settings.viewPenalty,
    takesAppeals: build.appeals && city.switches.feedback,
  },
  givesBonus: settings?.useBonus ?? false,
  exportsHistory: settings?.reportHistoryOperation ?? false,
  hasCadastralPermits: city.switches.cadastralBenefits,
  announcesSms: city.switches.updatePage,
  intervals: intervalsFor(settings?.intervals, city.profile.parking.parkingPeriod),
});
