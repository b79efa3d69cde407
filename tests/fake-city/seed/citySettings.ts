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

/** What a city's server says of itself; the server goes by it too. Holidays come from the calendar. */
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

/** Paying by a receipt is no payment service: the client asks for a receipt instead (document 1, section 3). */
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

/** What people write to the city about. */
const topics = [
  { label: 'Оплата парковки', code: 'payment' },
  { label: 'Штраф', code: 'fine' },
  { label: 'Абонемент', code: 'subscription' },
  { label: 'Работа приложения', code: 'app' },
];

/** What most of the larger cities have. */
const large: Partial<CitySettings> = {
  usePostPayment: true,
  usePostPaymentYesterday: true,
  useFlatParking: true,
  viewPenalty: true,
  useReceipts: true,
  reportHistoryOperation: true,
  paymentsMethods: [card, fastPayments, mobile, receipt],
};

/** In what a city's settings differ from the usual ones; the others have none of what can be switched on. */
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

/** A city has a notice for some days a year; most of the time there is none, which is two empty texts. */
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
