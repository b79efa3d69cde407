import * as v from 'valibot';
import { endpoint } from './endpoint';
import { listOf, maybe, numeric, text } from './wire';

/** Fines. */

export const getFines = endpoint({
  method: 'GET',
  path: '/api/finesstorage/fines/v1',
  encoding: 'query',
  token: { in: 'query', as: 'token' },
  callClass: 'R',
  request: v.object({}),
  reply: v.object({
    count: maybe(numeric),
    fines: listOf(
      v.object({
        uin: text,
        fineStatus: maybe(text),
        date: maybe(text),
        totalSum: maybe(numeric),
        paidSum: maybe(numeric),
        sts: maybe(text),
        grz: maybe(text),
        start: maybe(text),
        end: maybe(text),
        place: maybe(text),
        type: maybe(text),
        provider: maybe(text),
      }),
    ),
  }),
});

/** A picture in base64. */
export const getFineImage = endpoint({
  method: 'GET',
  path: '/api/finesstorage/fineimage/v1',
  encoding: 'query',
  token: { in: 'query', as: 'token' },
  callClass: 'R',
  request: v.object({ uin: v.string() }),
  reply: v.object({ result: text }),
});
