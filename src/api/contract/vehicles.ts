import * as v from 'valibot';
import { endpoint } from './endpoint';
import { maybe, text } from './wire';

/** Vehicles and documents of a driver. A company's vehicles use some of the same calls. */

const done = v.object({});
const inBody = { in: 'body', as: 'token' } as const;
const inQuery = { in: 'query', as: 'token' } as const;

const car = {
  /** A Russian plate without its region. */
  number: v.optional(v.string()),
  category: v.optional(v.picklist(['A', 'B', 'C', 'D', 'M'])),
  /** `rus` or `other`. */
  formatGrz: v.optional(v.string()),
  region: v.optional(v.string()),
  country: v.optional(v.string()),
  STSNumber: v.optional(v.string()),
  docType: v.optional(v.string()),
  name: v.optional(v.string()),
  mainTs: v.optional(v.boolean()),
};

/** A vehicle that goes back as the server sent it, with undeclared fields too. */
const sentBack = { ...car, category: v.optional(v.string()) };

export const addCar = endpoint({
  method: 'POST',
  path: '/api/profile/car',
  encoding: 'form',
  token: inBody,
  callClass: 'P',
  request: v.object({ numberTs: v.string(), ...car }),
  reply: done,
});

export const editCar = endpoint({
  method: 'PUT',
  path: '/api/profile/car',
  encoding: 'form',
  token: inBody,
  callClass: 'P',
  request: v.looseObject({ oldgrz: v.string(), newgrz: v.string(), numberTs: v.optional(v.string()), ...sentBack }),
  reply: done,
});

export const deleteCar = endpoint({
  method: 'DELETE',
  path: '/api/profile/car',
  encoding: 'query',
  token: inQuery,
  callClass: 'P',
  request: v.looseObject({ numberTs: v.string(), ...sentBack }),
  reply: done,
});

/**
 * Replaces the whole list: its new order and the new main vehicle. A vehicle that is missing from it is removed. Also
 * used for a company's list.
 */
export const changeCars = endpoint({
  method: 'PUT',
  path: '/api/profile/change-cars-v2',
  family: 'cars',
  olderPaths: { v1: '/api/profile/change-cars' },
  encoding: 'form',
  token: inBody,
  callClass: 'P',
  request: v.object({
    car: v.array(
      v.looseObject({ numberTs: v.string(), vin: v.optional(v.string()), imei: v.optional(v.string()), ...sentBack }),
    ),
  }),
  reply: done,
});

/** Adds a vehicle or a tracking device of a company. `1` in the path is a version. */
export const addTs = endpoint({
  method: 'POST',
  path: '/api/profile/ts/1',
  encoding: 'form',
  token: inQuery,
  callClass: 'P',
  request: v.object({
    number: v.optional(v.string()),
    VINNumber: v.optional(v.string()),
    IMEI: v.optional(v.string()),
  }),
  reply: v.object({ result: maybe(v.object({ id: text })) }),
});

/** Uses the id from the profile's list. */
export const deleteTs = endpoint({
  method: 'DELETE',
  path: '/api/profile/ts/{id}',
  encoding: 'query',
  token: inQuery,
  callClass: 'P',
  request: v.object({ id: v.string() }),
  reply: done,
});

const documentFields = { type: v.picklist(['STS', 'VU']), title: v.string() };

/** A vehicle's registration certificate or a driving licence; `title` is its series and number. */
export const addDocument = endpoint({
  method: 'POST',
  path: '/api/profile/document',
  encoding: 'form',
  token: inBody,
  callClass: 'P',
  request: v.object(documentFields),
  reply: v.object({ result: maybe(v.object({ id: text })) }),
});

export const editDocument = endpoint({
  method: 'PUT',
  path: '/api/profile/document',
  encoding: 'form',
  token: inBody,
  callClass: 'P',
  request: v.object({ ...documentFields, oldtitle: v.string() }),
  reply: done,
});

export const deleteDocument = endpoint({
  method: 'DELETE',
  path: '/api/profile/document',
  encoding: 'query',
  token: inQuery,
  callClass: 'P',
  request: v.object(documentFields),
  reply: done,
});

/**
 * Checks whether the number of a licence or a registration certificate is free. Refused with UserExists if it is not.
 */
export const checkDocument = endpoint({
  method: 'POST',
  path: '/api/profile/check-document',
  encoding: 'form',
  token: inBody,
  callClass: 'R',
  request: v.object({ type: v.picklist(['STS', 'VU']), number: v.string() }),
  reply: done,
});
