import * as v from 'valibot';
import { endpoint } from './endpoint';
import { document, operation, stay, phone, vehicle, wholeVehicle } from './person';
import { methods } from './shapes';
import { flag, listOf, maybe, numeric, text } from './wire';

/** The signed-in driver. */

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/profile/get-profile-v6',
  family: 'profile',
  olderPaths: {
    v5: '/api/profile/get-profile-v5',
    v4: '/api/profile/get-profile-v4',
    v3: '/api/profile/get-profile-v3',
    v2: '/api/profile/get-profile-v2',
    v1: '/api/profile/get-profile',
  },
  encoding: 'query',
  token: { in: 'query', as: 'token' },
  callClass: 'R',
  request: v.object({}),
  reply: v.object({
    result: v.object({
      email: maybe(text),
      firstName: maybe(text),
      lastName: maybe(text),
      middleName: maybe(text),
      balance: maybe(numeric),
      /**
       * Left unparsed: payments are reconciled with this list, so the reader must know whether every entry was
       * readable.
       */
      sessions: maybe(v.array(v.unknown())),
      ts: listOf(vehicle),
      telephone: maybe(text),
      telephones: listOf(phone),
      paymentsMethods: methods,
      pushOff: flag,
      checkParkingSession: flag,
      checkParkingSessionBefore: flag,
      reportHistoryOperation: flag,
      documents: listOf(document),
    }),
  }),
});

/**
 * The same call, for callers that send the whole list of vehicles back. An unreadable vehicle makes the reply unusable
 * instead of being lost.
 */
export const getAllVehicles = endpoint({
  ...getProfile,
  reply: v.object({ result: v.object({ ts: v.array(wholeVehicle) }) }),
});

/** The same call, for callers that send one vehicle back. */
export const getWholeVehicles = endpoint({
  ...getProfile,
  reply: v.object({ result: v.object({ ts: listOf(wholeVehicle) }) }),
});

/** One entry of the profile's `sessions`. */
export const profileStay = stay;
export type WireStay = v.InferInput<typeof stay>;

export const getOperations = endpoint({
  method: 'POST',
  path: '/api/profile/get-operations-with-filter',
  encoding: 'query',
  token: { in: 'query', as: 'token' },
  callClass: 'R',
  request: v.object({
    StartDate: v.optional(v.string()),
    EndDate: v.optional(v.string()),
    Operation: v.optional(v.string()),
    Vehicle: v.optional(v.string()),
    Zone: v.optional(v.string()),
    OrderNumber: v.optional(v.string()),
    Driver: v.optional(v.string()),
  }),
  reply: v.object({ result: v.array(operation) }),
});

/** The same calls, for display only: an unreadable operation does not affect the others. */
export const getHistory = endpoint({ ...getOperations, reply: v.object({ result: v.array(v.unknown()) }) });
export const historyOperation = v.object({ ...operation.entries, dateOperation: maybe(text), type: maybe(text) });

/** The newest page of the history, without filters. For cities whose server does not have the filter yet. */
export const getRecentOperations = endpoint({
  method: 'GET',
  path: '/api/profile/get-operations-v2',
  encoding: 'query',
  token: { in: 'query', as: 'token' },
  callClass: 'R',
  request: v.object({}),
  reply: v.object({ result: v.array(operation) }),
});

export const getRecentHistory = endpoint({ ...getRecentOperations, reply: getHistory.reply });

/** Returns a link to the history as a file. */
export const downloadHistory = endpoint({
  method: 'GET',
  path: '/api/profile/download-history/v1',
  encoding: 'query',
  token: { in: 'query', as: 'token' },
  callClass: 'R',
  request: v.object({ ...getOperations.request.entries, type: v.picklist(['xls', 'pdf']) }),
  reply: v.object({ result: text }),
});
