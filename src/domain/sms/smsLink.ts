/** The only way to the phone's SMS app. Nothing is sent from here; the app opens with number and text. */

/** The longest command: four messages of Cyrillic letters. */
export const maxSmsLength = 280;
/** Invisible characters that no command needs: control and direction marks, lone surrogates. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}]/u;

/**
 * Returns a valid number: digits with an optional plus, such as `7878` or `+79123456789`. Spaces, brackets and hyphens
 * are removed from a full phone number only, because they could merge two short numbers into one. Undefined for
 * everything else.
 */
export const smsNumber = (text: string | undefined): string | undefined => {
  const trimmed = text?.trim() ?? '';
  if (/^\+?\d{3,15}$/.test(trimmed)) return trimmed;
  if (trimmed.length > 30) return undefined;
  const joined = trimmed.replaceAll(/[\s()-]/g, '');
  return /^\+?\d{11}$/.test(joined) ? joined : undefined;
};

/**
 * Returns the address that opens the SMS app, such as `sms:7878?&body=…`. Android reads the part after the question
 * mark, iOS the part after the ampersand. The text is unchanged; without one only the number is filled in. Undefined
 * without a number, or if the driver could not read the whole text before sending it.
 */
export const smsLink = (number: string | undefined, text = ''): string | undefined => {
  const sendTo = smsNumber(number);
  if (sendTo === undefined || text.length > maxSmsLength || invisible.test(text)) return undefined;
  return text === '' ? `sms:${sendTo}` : `sms:${sendTo}?&body=${encodeURIComponent(text)}`;
};
