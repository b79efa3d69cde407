/**
 * The one way to the phone's SMS app: nothing is sent from here, the app is opened with number and text (document 1,
 * sections 3 and 8; `decisions.md`, "SMS").
 */

/** No command is longer: four messages of Cyrillic letters. */
export const maxSmsLength = 280;
/** What no eye sees and no city asks for: control and direction marks, halves of characters. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}]/u;

/**
 * A number to send to: digits with a plus or none, as `7878` or `+79123456789`. Blanks, brackets and hyphens are taken
 * from a full phone number only: between short ones they would make one of two. Undefined for everything else.
 */
export const smsNumber = (text: string | undefined): string | undefined => {
  const trimmed = text?.trim() ?? '';
  if (/^\+?\d{3,15}$/.test(trimmed)) return trimmed;
  if (trimmed.length > 30) return undefined;
  const joined = trimmed.replaceAll(/[\s()-]/g, '');
  return /^\+?\d{11}$/.test(joined) ? joined : undefined;
};

/**
 * The address that opens the SMS app, as `sms:7878?&body=…`: Android takes what follows the question mark, iOS what
 * follows the ampersand. The text arrives as it is; without one only the number is filled in. Undefined where there is
 * no number, or where the text is none that a driver could read through before sending it.
 */
export const smsLink = (number: string | undefined, text = ''): string | undefined => {
  const sendTo = smsNumber(number);
  if (sendTo === undefined || text.length > maxSmsLength || invisible.test(text)) return undefined;
  return text === '' ? `sms:${sendTo}` : `sms:${sendTo}?&body=${encodeURIComponent(text)}`;
};
