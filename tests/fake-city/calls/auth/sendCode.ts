import { randomInt } from 'node:crypto';
import { minuteMs } from '../../rules/wallTime';
import { countCodesTo, recordCode, type CodeKind } from '../../store/account/codesSent';
import { addMessage } from '../../store/content/outbox';
import type { CallContext } from '../CallContext';
import { Refusal } from '../Refusal';

/** The maximum number of codes to one e-mail or phone within this time. */
const [maxCodes, limitMs] = [3, 10 * minuteMs];

export interface CodeMessage {
  kind: CodeKind;
  to: string;
  code: string;
  /** Without a text nothing is sent: the caller gets the code in the reply. */
  text?: string;
  link?: string;
  /** True if the code is in the link only, because it is never typed. */
  isInLinkOnly?: boolean;
}

/** No operator has phone numbers whose digits after the 7 start with 0. */
const isReachable = (phone: string): boolean => !phone.startsWith('70');

/** Throws SMSNotSend if an SMS or a call would not get through. */
export const checkReachable = (phone: string): void => {
  if (!isReachable(phone)) throw new Refusal('SMSNotSend');
};

export const randomDigits = (count: number): string => String(randomInt(10 ** count)).padStart(count, '0');

/** Puts a code into the outbox. Throws LimitSMS after too many codes, SMSNotSend if the phone is unreachable. */
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
