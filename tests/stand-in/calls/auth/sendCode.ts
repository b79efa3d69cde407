import { randomInt } from 'node:crypto';
import { minuteMs } from '../../rules/wallTime';
import { countCodesTo, noteCode, type CodeKind } from '../../store/codesSent';
import { addMessage } from '../../store/outbox';
import type { CallContext } from '../CallContext';
import { Refusal } from '../Refusal';

/** So many codes go to one e-mail or phone within so long. */
const [mostCodes, limitMs] = [3, 10 * minuteMs];

export interface CodeLetter {
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
export const sendCode = ({ world, city, nowMs, request }: CallContext, { kind, to, code, text, link, isInLinkOnly }: CodeLetter): void => {
  if (kind !== 'email') checkReachable(to);
  if (countCodesTo(world.store, city.city, to, nowMs - limitMs) >= mostCodes) throw new Refusal('LimitSMS');
  noteCode(world.store, { city: city.city, account: to, kind, code, atMs: nowMs, request });
  if (text === undefined) return;
  const message = { city: city.city, kind: kind === 'email' ? 'email' : 'sms', to, text, link, atMs: nowMs } as const;
  addMessage(world.store, isInLinkOnly ? message : { ...message, code });
};
