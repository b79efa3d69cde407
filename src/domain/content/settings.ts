import type { Intervals } from '../stay/duration';
import type { PaymentMethod } from '../money/paymentMethod';

/** What an appeal to the operator may be about. */
export interface Topic {
  code: string;
  label: string;
}

/** The city's server settings, version 3 (document 1, section 3; document 2, section 3). Raw switches: only `city/capabilities` reads them. */
export interface Settings {
  paymentByParkingId: boolean;
  useFlatParking: boolean;
  usePostPayment: boolean;
  usePostPaymentYesterday: boolean;
  useSessionWithoutRegister: boolean;
  dontUseBalance: boolean;
  useTsCategory: boolean;
  useBonus: boolean;
  viewPenalty: boolean;
  useReceipts: boolean;
  useSubscriptionConstructor: boolean;
  pagePersonalData: boolean;
  /** The title of the personal-data rules, where their page has none. */
  pagePersonalDataTitle?: string;
  reportHistoryOperation: boolean;
  useSmsReply: boolean;
  /** Days from today to the earliest start of a subscription; 0 where the server does not say. */
  subscriptionStartOffset?: number;
  intervals?: Partial<Intervals>;
  paymentMethods: PaymentMethod[];
  /** As the server lists them: `domain/history/appeal` says which can be chosen. */
  topics: Topic[];
  /** Dates charged as holidays, where the server tells them. */
  holidays: string[];
}
