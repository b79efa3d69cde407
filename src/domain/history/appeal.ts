import type { Instant } from '../time/cityTime';
import { isEmail, isLoginPhone } from '../account/login';
import type { Topic } from '../content/settings';
import { visibleText } from '../content/visibleText';

/** Appeals to the city's operator. */

export type AppealStatus = 'registered' | 'inWork' | 'needsClarification' | 'completed' | 'other';

export interface Appeal {
  id: string;
  subject?: string;
  status: AppealStatus;
  /** The city's own name for an unknown status. */
  statusWord?: string;
  lastMessage?: string;
}

export interface AppealMessage {
  at?: Instant;
  text: string;
  /** Written by the driver, not by the operator. */
  isOwn: boolean;
  /** The city's title for the message. True if it is the subject of the appeal. */
  title?: string | true;
}

export type AppealTone = 'good' | 'quiet' | 'plain';

const tones: Record<AppealStatus, AppealTone> = {
  registered: 'good',
  inWork: 'good',
  needsClarification: 'good',
  completed: 'quiet',
  other: 'plain',
};

/** Open appeals are green, a completed one is grey, the rest are black (FEED-12). */
export const appealTone = (status: AppealStatus): AppealTone => tones[status];

/** Topics that can be chosen: with code and label, without duplicate codes. */
export const usableTopics = (topics: readonly Topic[]): Topic[] =>
  topics.filter(
    ({ code, label }, index) =>
      code.trim() !== '' && label.trim() !== '' && topics.findIndex((topic) => topic.code === code) === index,
  );

export interface AppealValues {
  phone: string;
  email: string;
  /** The code of a topic; empty for none. */
  topic: string;
  message: string;
}

export type AppealError = 'phone' | 'email' | 'RequiredField' | 'tooLong';

/** The maximum length of a message (B-94). */
export const maxMessageLength = 10_000;

/** Validates phone, e-mail and message (VAL-65 to VAL-68). The topic is optional. */
export const checkAppeal = ({
  phone,
  email,
  message,
}: AppealValues): Partial<Record<keyof AppealValues, AppealError>> => {
  const errors: Partial<Record<keyof AppealValues, AppealError>> = {};
  if (!isLoginPhone(phone.trim())) errors.phone = 'phone';
  if (!isEmail(visibleText(email))) errors.email = 'email';
  const text = message.trim();
  if (text === '') errors.message = 'RequiredField';
  else if (text.length > maxMessageLength) errors.message = 'tooLong';
  return errors;
};
