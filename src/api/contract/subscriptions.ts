import * as v from 'valibot';
import { endpoint } from './endpoint';
import { order, transport } from './shapes';
import { flag, listOf, maybe, numeric, text } from './wire';

/** Subscriptions, permits and the subscription constructor. */

/** The names of a permit's fields on the wire, which are Russian. They are spelled out nowhere else in the app. */
export const permitKeys = {
  variation: 'Вариант',
  type: 'ВидРазрешения',
  zone: 'Зона',
  salePercent: 'ПроцентСкидки',
  transport: 'ТранспортноеСредство',
  orderNum: 'НомерЗаказа',
  canChangeTs: 'МожноСменитьТС',
  canRefund: 'МожноВернуть',
  canPause: 'МожноПриостановить',
  canContinue: 'МожноВозобновить',
  startOf: 'НачалоДействия',
  endOf: 'ОкончаниеДействия',
} as const;

/** `#` instead of a zone or a vehicle means any. */
const permit = v.object({
  [permitKeys.variation]: maybe(text),
  [permitKeys.type]: text,
  [permitKeys.zone]: maybe(v.union([text, v.array(text)])),
  [permitKeys.salePercent]: maybe(numeric),
  [permitKeys.transport]: maybe(transport),
  [permitKeys.orderNum]: maybe(text),
  [permitKeys.canChangeTs]: flag,
  [permitKeys.canRefund]: flag,
  [permitKeys.canPause]: flag,
  [permitKeys.canContinue]: flag,
  [permitKeys.startOf]: maybe(text),
  [permitKeys.endOf]: maybe(text),
});

export const getBenefits = endpoint({
  method: 'GET',
  path: '/api/profile/get-benefits-v2',
  encoding: 'query',
  token: { in: 'query', as: 'token' },
  callClass: 'R',
  request: v.object({}),
  reply: v.object({ result: listOf(permit) }),
});

/**
 * The subscriptions for sale. `parkingPermitType` is spelled as on the wire (`prev_day`, `day`, `week`, `mounth`,
 * `quarter`, `year`).
 */
export const getSubscriptionOffers = endpoint({
  method: 'GET',
  path: '/api/profile/get-subscription',
  encoding: 'query',
  token: { in: 'query', as: 'token' },
  callClass: 'R',
  request: v.object({}),
  reply: v.object({
    result: listOf(
      v.object({
        parkingPermit: text,
        parkingPermitCode: text,
        parkingPermitDesc: maybe(text),
        parkingPermitSort: maybe(numeric),
        parkingPermitType: text,
        cost: numeric,
        zone: maybe(text),
        parkingPermitTs: maybe(text),
        parkingPermitStartDate: maybe(text),
      }),
    ),
  }),
});

/**
 * `refill` is the amount missing from the balance. It is 0 if the balance covered the price; then the purchase is
 * complete.
 */
export const buySubscription = endpoint({
  method: 'POST',
  path: '/api/payment/subscription',
  encoding: 'form',
  token: { in: 'body', as: 'token' },
  callClass: 'M',
  request: v.object({
    vehicle: v.string(),
    codeSubscription: v.string(),
    /** The name of a payment method, or `balance`. */
    paymentService: v.string(),
    /** Omitted for a subscription for the day before. */
    timestart: v.optional(v.string()),
    phone: v.optional(v.string()),
    attemptId: v.optional(v.string()),
  }),
  reply: v.object({ refill: maybe(numeric), RedirectURL: maybe(v.string()), message: maybe(text), ...order }),
});

const permitAction = (path: string) =>
  endpoint({
    method: 'POST',
    path,
    encoding: 'form',
    token: { in: 'body', as: 'token' },
    callClass: 'P',
    isOkUnlessRefused: true,
    request: v.object({ orderNum: v.string() }),
    reply: v.object({}),
  });

export const pauseSubscription = permitAction('/backend/v2/pauseAb');
export const continueSubscription = permitAction('/backend/v2/continueAb');

/** Refunds the unused whole days to the balance. `status` is missing in an answer that does not say how it ended. */
export const refundSubscription = endpoint({
  method: 'POST',
  path: '/backend/v2/refund',
  encoding: 'form',
  token: { in: 'body', as: 'token' },
  callClass: 'M',
  isOkUnlessRefused: true,
  request: v.object({ orderNum: v.string(), attemptId: v.optional(v.string()) }),
  reply: v.object({ status: maybe(v.string()) }),
});

export const changeSubscriptionVehicle = endpoint({
  method: 'POST',
  path: '/backend/v2/changeGRZ',
  encoding: 'form',
  token: { in: 'body', as: 'token' },
  callClass: 'P',
  isOkUnlessRefused: true,
  request: v.object({ orderNum: v.string(), grzNew: v.string() }),
  reply: v.object({}),
});

export const getConstructorZones = endpoint({
  method: 'GET',
  path: '/backend/v2/getZones',
  encoding: 'json',
  token: { in: 'header' },
  callClass: 'R',
  request: v.object({}),
  reply: v.object({ result: listOf(v.object({ code: text, special: flag })) }),
});

/** The possible lengths of a constructed subscription, in days. */
export const getConstructorTiming = endpoint({
  method: 'GET',
  path: '/backend/v2/getTiming',
  encoding: 'json',
  token: { in: 'header' },
  callClass: 'R',
  request: v.object({}),
  reply: v.object({ result: listOf(numeric) }),
});

export const selectSubscriptions = endpoint({
  method: 'POST',
  path: '/backend/v2/selectedAbonements',
  encoding: 'json',
  token: { in: 'header' },
  callClass: 'R',
  request: v.object({ zones: v.array(v.string()), dateStart: v.string(), timing: v.number() }),
  reply: v.object({
    result: listOf(
      v.object({
        permissionKind: text,
        permissionKindCode: text,
        permissionType: maybe(text),
        price: numeric,
        zones: listOf(text),
        startDate: maybe(text),
      }),
    ),
  }),
});
