import type { AccountFeatures } from '~/domain/account/accountPages';
import { intervalsFor, type Intervals } from '~/domain/stay/duration';
import type { RetroactiveKind } from '~/domain/stay/retroactiveStart';
import type { Settings } from '~/domain/content/settings';
import type { PageSettings } from './buildSettings';
import type { CityConfig } from './schema';

/** What the chosen city can do, in positive words. The only place where raw switches are read. */
export interface Capabilities {
  /** `unknown` while the server's settings have never been seen: then nobody is turned away yet. */
  guestPayment: 'yes' | 'no' | 'unknown';
  usesBalance: boolean;
  paysByParking: boolean;
  canPayAtBarrier: boolean;
  /** How a stay that has begun before may be paid for. */
  retroactiveKinds: RetroactiveKind[];
  requiresCategory: boolean;
  /** Login by e-mail or phone instead of e-mail alone. */
  acceptsPhoneLogin: boolean;
  canRegister: boolean;
  canRestorePassword: boolean;
  /** A phone may also be confirmed by an SMS that the driver sends. */
  takesReplySms: boolean;
  /** What the cabinet has beyond what every driver finds there; undefined while the settings have never been seen. */
  account: AccountFeatures | undefined;
  /** Bonuses are credited, and so stand in the history. */
  givesBonus: boolean;
  /** The history can be had as a file. */
  exportsHistory: boolean;
  /** One city: benefits by cadastral quarter, and parking codes in the place of zones. */
  hasCadastralPermits: boolean;
  /** Has a page that announces parking by SMS. */
  announcesSms: boolean;
  intervals: Intervals;
}

/**
 * Turns every switch (city configuration, server settings, build) into capabilities. A feature with a build switch and
 * a server setting is on only when both allow it; without settings, what they would allow is off.
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
