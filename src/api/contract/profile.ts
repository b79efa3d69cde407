import * as v from 'valibot';
import { endpoint } from './endpoint';
import { document, operation, stay, phone, vehicle } from './person';
import { methods } from './shapes';
import { flag, listOf, maybe, numeric, text } from './wire';

/** The signed-in driver (document 2, section 7). */

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
      /** Unread here: a payment is judged by this list, so the reader must know whether all of it was readable. */
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

/** The same call for who gives the whole list of vehicles back: one that could not be read must not be lost on the way. */
export const getAllVehicles = endpoint({
  ...getProfile,
  reply: v.object({ result: v.object({ ts: v.array(vehicle) }) }),
});

/** One entry of the profile's sessions. */
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

/** The same calls, read for the eye alone: there one unreadable line costs only itself. */
export const getHistory = endpoint({ ...getOperations, reply: v.object({ result: v.array(v.unknown()) }) });
export const historyOperation = v.object({ ...operation.entries, dateOperation: maybe(text), type: maybe(text) });

/** The newest page of the history, unfiltered; for cities that are older than the filter. */
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

/** A link to the history as a file. */
export const downloadHistory = endpoint({
  method: 'GET',
  path: '/api/profile/download-history/v1',
  encoding: 'query',
  token: { in: 'query', as: 'token' },
  callClass: 'R',
  request: v.object({ ...getOperations.request.entries, type: v.picklist(['xls', 'pdf']) }),
  reply: v.object({ result: text }),
});
