import * as v from 'valibot';
import { endpoint } from './endpoint';
import { geoPoint, menuItem, methods, smsCommand, zonePrice } from './shapes';
import { flag, listOf, maybe, numeric, text } from './wire';

/** Calls that anybody may make: options, settings, zones, map, notices (document 1, section 7; `decisions.md`). */

const nothing = v.object({});

export const getOptions = endpoint({
  method: 'GET',
  path: '/api/info/get-options-info-v3',
  family: 'options',
  olderPaths: { v2: '/api/info/get-options-info-v2', v1: '/api/info/get-options-info', options: '/api/options' },
  encoding: 'query',
  token: { in: 'none' },
  callClass: 'R',
  request: nothing,
  reply: v.object({
    result: v.object({
      mapCenter: maybe(geoPoint),
      headerMenu: listOf(menuItem),
      footerMenu: listOf(menuItem),
      mobileMenu: listOf(menuItem),
      iosLink: maybe(text),
      androidLink: maybe(text),
      yandexStoreLink: maybe(text),
      apkLink: maybe(text),
      contacts: maybe(v.object({ email: maybe(text), phone: maybe(text) })),
      notification: maybe(v.object({ message: maybe(text), url: maybe(text) })),
      isClose: flag,
      isCoopProfile: flag,
      initialZoom: maybe(numeric),
      hasPrivateData: flag,
      numberSmsSendTo: maybe(text),
      /** Shown once at the start, a narrow picture on a narrow screen. */
      banner: maybe(v.object({ image: text, narrowImage: maybe(text), link: maybe(text), version: maybe(text) })),
    }),
  }),
});

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
      pagePersonalData: flag,
      pagePersonalDataTitle: maybe(text),
      reportHistoryOperation: flag,
      /** What an appeal may be about. */
      topics: listOf(v.object({ label: text, code: text })),
      /** How many days from today a subscription begins at the earliest. */
      subscriptionStartOffset: maybe(numeric),
      /** Phones are confirmed by an SMS that the driver sends. */
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

/**
 * Features stay unread here: there may be 100,000 of them, and one spoiled entry must not cost the others.
 * `data/map` reads each by hand.
 */
export const getMapInfo = endpoint({
  method: 'GET',
  path: '/api/info/get-map-info/v3',
  family: 'mapInfo',
  olderPaths: { v2: '/api/info/get-map-info-v2' },
  encoding: 'query',
  token: { in: 'none' },
  callClass: 'R',
  request: nothing,
  reply: v.object({
    features: v.pipe(
      v.nullable(v.custom<unknown[]>(Array.isArray)),
      v.transform((list) => list ?? []),
    ),
    OverAll: maybe(v.unknown()),
    times: maybe(v.unknown()),
  }),
});

/** One feature as the wire has it; for the server's side and the contract suite. */
export interface WireFeature {
  type: 'Feature';
  geometry: { type: 'Point' | 'LineString' | 'Polygon'; coordinates: unknown };
  properties: {
    objecttype: string;
    category?: string;
    code?: string;
    name?: string;
    address?: string;
    zone?: { zonenumber: string; prices: { daycode: number; timestart: string; timeend: string; priceNum: number }[] };
    spaces?: { total?: number; free?: number; fordisabled?: number };
    freeparking?: boolean;
  };
}

export const getPopup = endpoint({
  method: 'GET',
  path: '/api/notification/popup',
  encoding: 'query',
  token: { in: 'none' },
  callClass: 'R',
  request: nothing,
  reply: v.object({
    result: v.object({ title: maybe(text), message: maybe(text), updated: maybe(text), url: maybe(text) }),
  }),
});

export const getSmsCommands = endpoint({
  method: 'GET',
  path: '/api/sms-commands',
  encoding: 'query',
  token: { in: 'none' },
  callClass: 'R',
  request: nothing,
  reply: v.object({ result: listOf(smsCommand) }),
});
