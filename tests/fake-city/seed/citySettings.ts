import type { ReplyOf, WireReplyOf } from '~/api/contract/endpoint';
import type { getSettings } from '~/api/contract/info';
import type { getOptions, getSmsCommands } from '~/api/contract/options';
import type { CityConfig } from '~/city/schema';
import { differingOptions } from './differingOptions';

type SettingsReply = ReplyOf<typeof getSettings>['result'];
export interface PaymentMethod {
  methodName: string;
  methodNameForShow: string;
  methodDescription: string;
  needsPhone: boolean;
}

/** The settings that a city's server returns and that control its own behaviour. Holidays come from the calendar. */
export type CitySettings = Omit<
  SettingsReply,
  'holidays' | 'intervals' | 'paymentsMethods' | 'subscriptionStartOffset'
> & {
  subscriptionStartOffset: number;
  intervals: { step: number; min: number; max: number };
  paymentsMethods: PaymentMethod[];
};
export type CityOptions = WireReplyOf<typeof getOptions>['result'] & { hasPrivateData: boolean };
export type SmsCommands = WireReplyOf<typeof getSmsCommands>['result'];

/** Paying by receipt is not a payment service: the client requests a receipt instead. */
export const receiptMethod = 'Квитанция';

const card = {
  methodName: 'card',
  methodNameForShow: 'Банковская карта',
  methodDescription: 'Любая карта',
  needsPhone: false,
};
const fastPayments = {
  methodName: 'sbp',
  methodNameForShow: 'СБП',
  methodDescription: 'Система быстрых платежей',
  needsPhone: false,
};
const mobile = {
  methodName: 'mobile',
  methodNameForShow: 'Счёт телефона',
  methodDescription: 'Деньги спишет ваш оператор связи',
  needsPhone: true,
};
const receipt = {
  methodName: receiptMethod,
  methodNameForShow: receiptMethod,
  methodDescription: 'Оплата по квитанции в банке',
  needsPhone: false,
};

/** The topics of appeals. */
const topics = [
  { label: 'Оплата парковки', code: 'payment' },
  { label: 'Штраф', code: 'fine' },
  { label: 'Абонемент', code: 'subscription' },
  { label: 'Работа приложения', code: 'app' },
];

/** The settings of most larger cities. */
const large: Partial<CitySettings> = {
  usePostPayment: true,
  usePostPaymentYesterday: true,
  useFlatParking: true,
  viewPenalty: true,
  useReceipts: true,
  reportHistoryOperation: true,
  paymentsMethods: [card, fastPayments, mobile, receipt],
};

/** The settings in which a city differs from the usual ones. In all other cities every optional feature is off. */
const differing: Record<string, Partial<CitySettings>> = {
  perm: { ...large, paymentsMethods: [card, fastPayments, mobile] },
  moscow: { ...large, useBonus: true, useSubscriptionConstructor: true },
  kazan: large,
  'saint-petersburg': { ...large, useSubscriptionConstructor: true, subscriptionStartOffset: 1 },
  novosibirsk: { usePostPayment: true, useSmsReply: true },
  tyumen: { dontUseBalance: true, usePostPayment: true, usePostPaymentYesterday: true },
  ufa: { dontUseBalance: true, useSessionWithoutRegister: false },
  sochi: { paymentByParkingId: true },
  kaluga: { useSessionWithoutRegister: false },
  samara: { intervals: { step: 30, min: 30, max: 720 } },
  tula: { intervals: { step: 60, min: 60, max: 1440 } },
  'nizhny-novgorod': { paymentsMethods: [card, fastPayments, mobile, receipt] },
  voronezh: { paymentsMethods: [card, receipt] },
  tomsk: { paymentsMethods: [fastPayments] },
  krasnodar: { useTsCategory: true },
};

export const usualSettings = ({ city, profile }: CityConfig): CitySettings => ({
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
  pagePersonalData: true,
  pagePersonalDataTitle: 'Правила обработки персональных данных',
  reportHistoryOperation: false,
  topics,
  subscriptionStartOffset: 0,
  useSmsReply: false,
  intervals: { step: profile.parking.parkingPeriod, min: profile.parking.parkingPeriod, max: 1440 },
  paymentsMethods: [card, fastPayments, mobile],
  ...differing[city],
});

export const usualOptions = (city: CityConfig): CityOptions => {
  const { southWest, northEast } = city.mapBounds;
  const map = { path: '/', titles: { ru: 'Карта парковок', en: 'Parking map' }, order: 1 };
  const guest = {
    path: '/guest-payment',
    titles: { ru: 'Оплата без регистрации', en: 'Pay without registration' },
    order: 2,
  };
  const usual: CityOptions = {
    mapCenter: {
      latitude: (southWest.latitude + northEast.latitude) / 2,
      longitude: (southWest.longitude + northEast.longitude) / 2,
    },
    headerMenu: [map, guest],
    footerMenu: [map],
    mobileMenu: [map, guest],
    contacts: { email: `parking@${city.city}.example`, phone: '8 (800) 000-00-00' },
    notification: city.city === 'ryazan' ? { message: 'В выходные парковка в центре бесплатна', url: '/' } : null,
    isClose: false,
    isCoopProfile: false,
    initialZoom: 16,
    hasPrivateData: city.city !== 'omsk',
    numberSmsSendTo: city.sms.number ?? '7878',
  };
  return { ...usual, ...differingOptions(city.city, usual) };
};

/** A city shows a notice on a few days a year. Usually there is none, which the server returns as two empty texts. */
export const usualPopup = ({ city }: CityConfig) =>
  city === 'ryazan'
    ? {
        title: 'Новые зоны',
        message: '<p>С понедельника открываются <b>две новые зоны</b>.</p>',
        updated: '2026-11-01T09:00:00+03:00',
        url: null,
      }
    : { title: '', message: '', updated: null, url: null };

export const usualSmsCommands = ({ sms }: CityConfig): SmsCommands => {
  const start = sms.start ?? 'парковка*{zone}*{plate}*{hours}';
  const filled = (template: string): string =>
    template.replace('{zone}', '0101').replace('{plate}', 'А123ВС').replace('{hours}', '2').replace('{amount}', '300');
  const command = (name: string, hint: string, template: string) => ({
    name,
    hint,
    example: filled(template),
    command_transcription: template
      .replace('{zone}', 'номер зоны')
      .replace('{plate}', 'номер машины')
      .replace('{hours}', 'часы')
      .replace('{amount}', 'сумма'),
  });
  return [
    command('Оплатить парковку', 'Номер зоны стоит на знаке', start),
    command('Продлить', 'Только во время парковки', sms.extend ?? 'продлить*{hours}'),
    command('Завершить', 'Деньги за неиспользованное время вернутся', sms.stop ?? 'стоп'),
    command('Пополнить баланс', 'Деньги спишет оператор связи', sms.topUp ?? 'баланс*{amount}'),
  ];
};
