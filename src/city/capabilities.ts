import type { CabinetFeatures } from '~/domain/cabinet';
import { intervalsFor, type Intervals } from '~/domain/duration';
import type { PostKind } from '~/domain/postPayment';
import type { Settings } from '~/domain/settings';
import type { PageSettings } from './buildSettings';
import type { CityConfig } from './schema';

/** What the chosen city can do, in positive words. The only place where raw switches are read. */
export interface Capabilities {
  /** `unknown` while the server's settings have never been seen: then nobody is turned away yet. */
  guestPayment: 'yes' | 'no' | 'unknown';
  usesBalance: boolean;
  paysByParking: boolean;
  canPayFlat: boolean;
  /** How a stay that has begun before may be paid for. */
  postKinds: PostKind[];
  asksCategory: boolean;
  /** Login by e-mail or phone instead of e-mail alone. */
  acceptsPhoneLogin: boolean;
  canRegister: boolean;
  canRestorePassword: boolean;
  /** A phone may also be confirmed by an SMS that the driver sends. */
  takesReplySms: boolean;
  /** What the cabinet has beyond what every driver finds there; undefined while the settings have never been seen. */
  cabinet: CabinetFeatures | undefined;
  /** Bonuses are credited, and so stand in the history. */
  givesBonus: boolean;
  /** The history can be had as a file. */
  exportsHistory: boolean;
  /** One city: benefits by cadastral quarter, and parking codes in the place of zones. */
  hasCadastralBenefits: boolean;
  /** Has a page that announces parking by SMS. */
  announcesSms: boolean;
  intervals: Intervals;
}

/**
 * Turns every switch (city configuration, server settings, build) into capabilities. A feature with a build switch and
 * a server setting is on only when both allow it; without settings, what they would allow is off.
 */
export const capabilitiesOf = (city: CityConfig, settings: Settings | undefined, build: PageSettings): Capabilities => ({
  guestPayment: settings === undefined ? 'unknown' : settings.useSessionWithoutRegister ? 'yes' : 'no',
  usesBalance: settings !== undefined && !settings.dontUseBalance,
  paysByParking: settings?.paymentByParkingId ?? false,
  canPayFlat: city.profile.parking.planarParkingAvailable && (settings?.useFlatParking ?? false),
  postKinds: [
    ...(settings?.usePostPayment ? (['postPayment'] as const) : []),
    ...(settings?.usePostPaymentYesterday ? (['postPaymentYesterday'] as const) : []),
  ],
  asksCategory: settings?.useTsCategory ?? false,
  acceptsPhoneLogin: build.easyAuth,
  canRegister: build.registration,
  canRestorePassword: build.restore,
  takesReplySms: settings?.useSmsReply ?? false,
  cabinet: settings && {
    hasConstructor: settings.useSubscriptionConstructor,
    hasReceipts: settings.useReceipts,
    showsFines: build.penalty && settings.viewPenalty,
    takesAppeals: build.feedback && city.switches.feedback,
  },
  givesBonus: settings?.useBonus ?? false,
  exportsHistory: settings?.reportHistoryOperation ?? false,
  hasCadastralBenefits: city.switches.cadastralBenefits,
  announcesSms: city.switches.updatePage,
  intervals: intervalsFor(settings?.intervals, city.profile.parking.parkingPeriod),
});
