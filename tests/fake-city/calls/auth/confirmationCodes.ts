import { minuteMs } from '../../rules/wallTime';
import { countWrongCode, openCodeAt, putCode, type CodePlace } from '../../store/account/openCodes';
import { addMessage } from '../../store/content/outbox';
import { hasSentCode } from '../../store/content/smsReceived';
import type { CallContext } from '../CallContext';
import { Refusal } from '../Refusal';
import { randomDigits, sendCode } from './sendCode';

const lifeMs = 15 * minuteMs;
/** After this number of wrong codes the right one is refused too. */
const maxWrongAttempts = 5;
const [emailDigits, phoneDigits] = [6, 4];

/**
 * Sends a code to an e-mail, for `subject` to confirm. `linkOf` makes the link that carries the code. Throws LimitSMS.
 */
export const sendEmailConfirmation = (
  context: CallContext,
  subject: string,
  email: string,
  linkOf?: (code: string) => string,
): void => {
  const { server, city, nowMs } = context;
  const code = randomDigits(emailDigits);
  putCode(server.store, { city: city.city, subject, kind: 'email' }, { target: email, code, sentMs: nowMs });
  const link = linkOf?.(code);
  const text = `Код для подтверждения e-mail: ${code}${link === undefined ? '' : '. Можно и перейти по ссылке.'}`;
  sendCode(context, { kind: 'email', to: email, code, text, link });
};

/** How a phone's code is delivered to the caller. */
export interface PhoneCodeDelivery {
  type: 'SMS' | 'Call';
  /** Set if the driver sends the SMS: its text and the number it goes to. */
  reply?: { code: string; number: string };
}

/** Returns the text and the number of the SMS that the driver must send. Both also go to the demo's message list. */
const requestSmsReply = (context: CallContext, phone: string, code: string): PhoneCodeDelivery => {
  const { server, city, rules, nowMs } = context;
  const number = String(rules.options.numberSmsSendTo ?? '7878');
  sendCode(context, { kind: 'sms', to: phone, code });
  addMessage(server.store, { city: city.city, kind: 'sms', from: phone, to: number, text: code, atMs: nowMs });
  return { type: 'SMS', reply: { code, number } };
};

/**
 * Sends a code to a phone by SMS or by call, as the city is configured, for `subject` to confirm. Nothing is sent if
 * the driver prefers to send an SMS and the city accepts that. Throws LimitSMS, SMSNotSend.
 */
export const sendPhoneConfirmation = (
  context: CallContext,
  subject: string,
  phone: string,
  isReply = false,
): PhoneCodeDelivery => {
  const { server, city, rules, nowMs } = context;
  const code = randomDigits(phoneDigits);
  const isAwaited = isReply && rules.settings.useSmsReply;
  putCode(
    server.store,
    { city: city.city, subject, kind: 'phone' },
    { target: phone, code, sentMs: nowMs, isReply: isAwaited },
  );
  if (isAwaited) return requestSmsReply(context, phone, code);
  if (rules.habits.confirmation === 'Call') {
    sendCode(context, { kind: 'call', to: phone, code, text: callText(code) });
    return { type: 'Call' };
  }
  sendCode(context, { kind: 'sms', to: phone, code, text: `Код: ${code}` });
  return { type: 'SMS' };
};

/** The text of a call in the outbox. */
export const callText = (digits: string): string => `Звонок: последние 4 цифры номера ${digits}`;

/** A code in the form in which codes are compared. People type blanks and hyphens in between. */
export const readCode = (text: string): string => text.replace(/[\s-]/g, '');

/**
 * Returns the e-mail or phone that a code confirms. Throws IncorrectCode if the code is wrong, expired or blocked after
 * too many wrong codes. Also throws it while the phone has yet to send the code, because then the right code proves
 * nothing.
 */
export const confirmedBy = (
  { server, city, nowMs }: CallContext,
  subject: string,
  kind: CodePlace['kind'],
  entered: string,
): string => {
  const place = { city: city.city, subject, kind };
  const open = openCodeAt(server.store, place);
  const isAlive = open && open.wrongCount < maxWrongAttempts && nowMs - open.sentMs < lifeMs;
  if (isAlive && open.code === readCode(entered)) {
    const { target, code, sentMs, isReply } = open;
    if (!isReply || hasSentCode(server.store, city.city, { sender: target, code, sinceMs: sentMs })) return target;
    throw new Refusal('IncorrectCode', { message: 'SMS с кодом с этого телефона ещё не пришло.' });
  }
  if (open) countWrongCode(server.store, place);
  throw new Refusal('IncorrectCode', { commitsWrites: true });
};
