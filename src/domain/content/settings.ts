import type { Intervals } from '../stay/duration';
import type { PaymentMethod } from '../money/paymentMethod';

/** A topic of an appeal. */
export interface Topic {
  code: string;
  label: string;
}

/** The city's server settings, version 3. Raw switches: only `city/capabilities` reads them. */
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
  /** False forbids names. Undefined where the city does not send it. */
  pagePersonalData?: boolean;
  /** The fallback title of the personal data rules, if their page has none. */
  pagePersonalDataTitle?: string;
  reportHistoryOperation: boolean;
  useSmsReply: boolean;
  /** Days from today to the earliest start of a subscription; 0 if the server does not send it. */
  subscriptionStartOffset?: number;
  intervals?: Partial<Intervals>;
  paymentMethods: PaymentMethod[];
  /** All topics, as the server lists them. `domain/history/appeal` decides which can be chosen. */
  topics: Topic[];
  /** Dates charged as holidays, if the server sends them. */
  holidays: string[];
}
