import { containsCode } from '../../rules/containsCode';
import type { Store } from '../Store';

export interface SmsReceived {
  city: string;
  /** The sender's phone, as eleven digits. */
  sender: string;
  text: string;
  atMs: number;
}

/** Stores an SMS that a city received. */
export const recordSms = (store: Store, { city, sender, text, atMs }: SmsReceived): void => {
  store.run('insert into sms_received (city, sender, text, at_ms) values (?, ?, ?, ?)', city, sender, text, atMs);
};

/** True if a phone has sent the code since a moment. */
export const hasSentCode = (
  store: Store,
  city: string,
  { sender, code, sinceMs }: { sender: string; code: string; sinceMs: number },
): boolean =>
  store
    .many<{ text: string }>(
      'select text from sms_received where city = ? and sender = ? and at_ms >= ?',
      city,
      sender,
      sinceMs,
    )
    .some(({ text }) => containsCode(text, code));
