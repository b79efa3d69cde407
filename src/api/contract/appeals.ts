import * as v from 'valibot';
import { endpoint } from './endpoint';
import { listOf, maybe, numeric, text } from './wire';

/** Appeals to the city's operator. */

const token = { in: 'header' } as const;

export const registerAppeal = endpoint({
  method: 'POST',
  path: '/api/appealProcessing/appealRegistration/v1',
  encoding: 'form',
  token,
  callClass: 'P',
  request: v.object({
    /** The code of a topic from the settings; empty for none. */
    idSubject: v.optional(v.string()),
    message: v.string(),
    phone: v.string(),
    email: v.string(),
  }),
  reply: v.object({ userMessage: maybe(text) }),
});

export const getAppeals = endpoint({
  method: 'GET',
  path: '/api/appealProcessing/getAppeals/v1',
  encoding: 'query',
  token,
  callClass: 'R',
  request: v.object({}),
  reply: v.object({
    items: listOf(
      v.object({
        id: text,
        subject: maybe(text),
        status: maybe(text),
        lastMessage: maybe(text),
        statusColor: maybe(text),
      }),
    ),
  }),
});

export const getAppealMessages = endpoint({
  method: 'GET',
  path: '/api/appealProcessing/getMessages/v1',
  encoding: 'query',
  token,
  callClass: 'R',
  request: v.object({ idAppeal: v.string() }),
  reply: v.object({
    items: listOf(
      v.object({
        date: maybe(text),
        text,
        /** 1 if the driver wrote the message. */
        out: maybe(numeric),
        /** A title, or a switch that says whether there is one. */
        withTitle: maybe(v.union([v.boolean(), text])),
      }),
    ),
  }),
});

export const sendAppealMessage = endpoint({
  method: 'POST',
  path: '/api/appealProcessing/messageRegistration/v1',
  encoding: 'form',
  token,
  callClass: 'P',
  request: v.object({ message: v.string(), idAppeal: v.string() }),
  reply: v.object({ userMessage: maybe(text) }),
});
