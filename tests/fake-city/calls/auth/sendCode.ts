import { randomInt } from 'node:crypto';
import { minuteMs } from '../../rules/wallTime';
import { countCodesTo, recordCode, type CodeKind } from '../../store/account/codesSent';
import { addMessage } from '../../store/content/outbox';
import type { CallContext } from '../CallContext';
import { Refusal } from '../Refusal';

/** So many codes go to one e-mail or phone within so long. */
const [maxCodes, limitMs] = [3, 10 * minuteMs];

export interface CodeMessage {
  kind: CodeKind;
  to: string;
  code: string;
  /** Nothing goes out without a text: the caller learns the code from the reply. */
  text?: string;
  link?: string;
  /** The code stands in the link alone: nobody would type it. */
  isInLinkOnly?: boolean;
}

/** No operator has phones whose digits after the 7 begin with 0. */
const isReachable = (phone: string): boolean => !phone.startsWith('70');

/** Whether an SMS or a call would get through. Throws SMSNotSend. */
export const checkReachable = (phone: string): void => {
  if (!isReachable(phone)) throw new Refusal('SMSNotSend');
};

export const randomDigits = (count: number): string => String(randomInt(10 ** count)).padStart(count, '0');

/** Sends a code, which is to say, puts it into the outbox. Throws LimitSMS after too many, SMSNotSend where no phone would get it. */
export const sendCode = (
  { server, city, nowMs, request }: CallContext,
  { kind, to, code, text, link, isInLinkOnly }: CodeMessage,
): void => {
  if (kind !== 'email') checkReachable(to);
  if (countCodesTo(server.store, city.city, to, nowMs - limitMs) >= maxCodes) throw new Refusal('LimitSMS');
  recordCode(server.store, { city: city.city, account: to, kind, code, atMs: nowMs, request });
  if (text === undefined) return;
  const message = { city: city.city, kind: kind === 'email' ? 'email' : 'sms', to, text, link, atMs: nowMs } as const;
  addMessage(server.store, isInLinkOnly ? message : { ...message, code });
};
