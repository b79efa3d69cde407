import type { CityConfig } from '~/city/schema';
import { cityRules, type CityRules } from '../../context/cityRules';
import type { ServerContext } from '../../context/ServerContext';
import { texts, type Language } from '../texts';
import { differenceTexts } from './differenceTexts';

type Difference = false | string;

const usualStepMin = 15;
const usualMaxMin = 1440;
const usualMethods = 'card sbp mobile';

const paying = ({ settings, habits }: CityRules, language: Language): Difference[] => {
  const text = differenceTexts[language];
  const { step, max } = settings.intervals;
  const methods = settings.paymentsMethods.map(({ methodName }) => methodName).join(' ');
  const known: Partial<Record<string, string>> = text.method;
  const names = settings.paymentsMethods
    .map(({ methodName, methodNameForShow }) => known[methodName] ?? methodNameForShow)
    .join(', ');
  return [
    settings.dontUseBalance && text.noBalance,
    !settings.useSessionWithoutRegister && text.noGuests,
    settings.paymentByParkingId && text.byParking,
    settings.useFlatParking && text.barrier,
    settings.usePostPayment && !settings.usePostPaymentYesterday && text.postPayment,
    settings.usePostPaymentYesterday && text.postPaymentYesterday,
    step !== usualStepMin && text.step(texts[language].minutes(step)),
    max !== usualMaxMin && text.max(texts[language].minutes(max)),
    habits.freeMinutes > 0 && text.freeMinutes(texts[language].minutes(habits.freeMinutes)),
    settings.useTsCategory && text.category,
    methods !== usualMethods && text.methods(names),
    habits.attemptId && text.attempts,
  ];
};

const account = (
  { settings, habits, options }: CityRules,
  { switches }: CityConfig,
  language: Language,
): Difference[] => {
  const text = differenceTexts[language];
  return [
    settings.useSubscriptionConstructor && text.constructor,
    settings.subscriptionStartOffset > 0 && text.offset(settings.subscriptionStartOffset),
    settings.useBonus && text.bonus,
    switches.cadastralBenefits && text.cadastral,
    settings.useReceipts && text.receipts,
    settings.viewPenalty && text.fines,
    switches.feedback && text.appeals,
    settings.reportHistoryOperation && text.history,
    settings.useSmsReply && text.smsReply,
    habits.confirmation === 'Call' && text.byCall,
    habits.confirmation === 'none' && text.unconfirmed,
    options.isCoopProfile === true && text.companies,
    !options.hasPrivateData && text.noNames,
    !settings.pagePersonalData && text.noRules,
    !switches.addPhone && text.onePhone,
    !switches.changeEmail && text.sameEmail,
  ];
};

const hasNotice = (popup: unknown): boolean => {
  const { title, message } = (popup ?? {}) as { title?: string | null; message?: string | null };
  return Boolean(title) || Boolean(message);
};

const shell = ({ options, popup }: CityRules, { switches, api }: CityConfig, language: Language): Difference[] => {
  const text = differenceTexts[language];
  return [
    options.isClose === true && text.isClose,
    switches.updatePage && text.updatePage,
    Boolean(options.banner) && text.banner,
    Boolean(options.notification) && text.notification,
    hasNotice(popup) && text.popup,
    (api.options !== 'v3' || api.mapInfo !== 'v3' || api.login !== 'v5' || api.profile !== 'v6') && text.old,
  ];
};

/** What makes a city special, in words; empty for a usual one. It follows the current settings. */
export const differencesOf = (server: ServerContext, city: CityConfig, language: Language): string[] => {
  const rules = cityRules(server, city);
  const all = [...paying(rules, language), ...account(rules, city, language), ...shell(rules, city, language)];
  return all.filter((difference) => difference !== false);
};
