import * as v from 'valibot';
import { endpoint } from './endpoint';
import { methods, zonePrice } from './shapes';
import { flag, listOf, maybe, numeric, text } from './wire';

/** The data of a city that payments need: settings, zones, parkings. */

const nothing = v.object({});

export const getSettings = endpoint({
  method: 'GET',
  path: '/api/info/get-settings/v3',
  encoding: 'query',
  token: { in: 'none' },
  callClass: 'R',
  request: nothing,
  reply: v.object({
    result: v.object({
      paymentByParkingId: flag,
      useFlatParking: flag,
      usePostPayment: flag,
      usePostPaymentYesterday: flag,
      useSessionWithoutRegister: flag,
      dontUseBalance: flag,
      useTsCategory: flag,
      useBonus: flag,
      viewPenalty: flag,
      useReceipts: flag,
      useSubscriptionConstructor: flag,
      /** Undefined where the city does not send it: then it forbids nothing. */
      pagePersonalData: maybe(flag),
      pagePersonalDataTitle: maybe(text),
      reportHistoryOperation: flag,
      /** The topics of appeals. */
      topics: listOf(v.object({ label: text, code: text })),
      /** The earliest start of a subscription, in days from today. */
      subscriptionStartOffset: maybe(numeric),
      /** True if the driver confirms a phone by sending an SMS. */
      useSmsReply: flag,
      intervals: maybe(v.object({ step: maybe(numeric), min: maybe(numeric), max: maybe(numeric) })),
      paymentsMethods: methods,
      holidays: listOf(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))),
    }),
  }),
});

const zone = v.object({
  name: maybe(text),
  value: maybe(text),
  code: maybe(text),
  address: maybe(text),
  zone: maybe(v.object({ zonenumber: maybe(text) })),
  prices: listOf(zonePrice),
});

export const getZones = endpoint({
  method: 'GET',
  path: '/api/info/get-zones',
  encoding: 'query',
  token: { in: 'query', as: 'token', optional: true },
  callClass: 'R',
  request: nothing,
  reply: v.object({ result: listOf(zone) }),
});

export const getParkings = endpoint({
  method: 'GET',
  path: '/api/info/get-parkings',
  encoding: 'query',
  token: { in: 'none' },
  callClass: 'R',
  request: nothing,
  reply: v.object({ result: listOf(zone) }),
});
