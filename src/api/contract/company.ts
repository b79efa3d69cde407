import * as v from 'valibot';
import { endpoint } from './endpoint';
import { vehicle, wholeVehicle } from './person';
import { flag, listOf, maybe, numeric, text } from './wire';

/** The corporate area. Its vehicles use the calls of `vehicles.ts`. */

const done = v.object({});
const inBody = { in: 'body', as: 'token' } as const;
const inQuery = { in: 'query', as: 'token' } as const;

export const loginCorp = endpoint({
  method: 'POST',
  path: '/api/auth/login-corp-v1',
  encoding: 'form',
  token: { in: 'none' },
  callClass: 'P',
  request: v.object({ inn: v.string(), contractNumber: v.string() }),
  reply: v.object({ token: v.pipe(v.string(), v.nonEmpty()) }),
});

/** The wire inverts the meaning: a device that is in use has the status "not active". */
export const deviceStatus = { inUse: 'not active', idle: 'active' } as const;

export const getCorpProfile = endpoint({
  method: 'GET',
  path: '/api/corp-profile/get-profile',
  encoding: 'query',
  token: inQuery,
  callClass: 'R',
  isRefusedUnlessOk: true,
  request: v.object({}),
  reply: v.object({
    result: v.object({
      email: maybe(text),
      inn: maybe(text),
      contractNumber: maybe(text),
      name: maybe(text),
      balance: maybe(numeric),
      ts: listOf(vehicle),
      drivers: listOf(
        v.object({
          id: maybe(text),
          name: text,
          phone: maybe(text),
          ts: maybe(text),
          device: maybe(text),
          active: flag,
        }),
      ),
      devices: listOf(v.object({ id: maybe(text), vin: maybe(text), imei: maybe(text), status: maybe(text) })),
    }),
  }),
});

/**
 * The same call, for callers that send the whole list of vehicles back. An unreadable vehicle makes the reply unusable
 * instead of being lost.
 */
export const getAllCompanyVehicles = endpoint({
  ...getCorpProfile,
  reply: v.object({ result: v.object({ ts: v.array(wholeVehicle) }) }),
});

/** The token is sent in the query, although the other parameters are in the body. */
const switched = <Named extends v.ObjectEntries>(path: string, named: Named) =>
  endpoint({
    method: 'PUT',
    path,
    encoding: 'form',
    token: inQuery,
    callClass: 'P',
    request: v.object({ ...named, inn: v.string() }),
    reply: done,
  });

const driverNamed = { fio: v.string(), phone_number: v.string() };
const deviceNamed = { grz: v.optional(v.string()), vin: v.optional(v.string()), imei: v.optional(v.string()) };

export const activateDriver = switched('/api/corp-profile/activate-driver', driverNamed);
export const deactivateDriver = switched('/api/corp-profile/deactivate-driver', driverNamed);
export const activateDevice = switched('/api/corp-profile/activate-device', deviceNamed);
export const deactivateDevice = switched('/api/corp-profile/deactivate-device', deviceNamed);

const driver = { driver: v.string(), car_number: v.optional(v.string()), phone: v.string() };

export const addDriver = endpoint({
  method: 'PUT',
  path: '/api/corp-profile/add-driver',
  encoding: 'form',
  token: inBody,
  callClass: 'P',
  request: v.object(driver),
  reply: done,
});

/** The names ending in `_n` are the new values. */
export const editDriver = endpoint({
  method: 'POST',
  path: '/api/corp-profile/edit-driver',
  encoding: 'form',
  token: inBody,
  callClass: 'P',
  request: v.object({ ...driver, driver_n: v.string(), car_number_n: v.optional(v.string()), phone_n: v.string() }),
  reply: done,
});

export const removeDriver = endpoint({
  method: 'DELETE',
  path: '/api/corp-profile/remove-driver',
  encoding: 'form',
  token: inBody,
  callClass: 'P',
  request: v.object(driver),
  reply: done,
});
