import type { Instant } from '../time/cityTime';
import { isEmail, isLoginPhone } from '../account/login';
import type { Topic } from '../content/settings';
import { visibleText } from '../content/visibleText';

/** Appeals to the city's operator (document 2, sections 3 to 5). */

export type AppealStatus = 'registered' | 'inWork' | 'needsClarification' | 'completed' | 'other';

export interface Appeal {
  id: string;
  subject?: string;
  status: AppealStatus;
  /** The city's own word for a status that is none of the known. */
  statusWord?: string;
  lastMessage?: string;
}

export interface AppealMessage {
  at?: Instant;
  text: string;
  /** Written by the driver, not by the operator. */
  isOwn: boolean;
  /** A title that the city puts over it. */
  title?: string;
}

export type AppealTone = 'good' | 'quiet' | 'plain';

const tones: Record<AppealStatus, AppealTone> = {
  registered: 'good',
  inWork: 'good',
  needsClarification: 'good',
  completed: 'quiet',
  other: 'plain',
};

/** Open ones are green, a completed one grey, the rest black (document 2, section 4; FEED-12). */
export const appealTone = (status: AppealStatus): AppealTone => tones[status];

/** Topics that can be chosen: with a code and a label, each code once. */
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

/** As long as a message may be (`bad-input.md` B-94). */
export const maxMessageLength = 10_000;

/** Phone, e-mail and message (document 2, section 5; VAL-65 to VAL-68). A topic need not be chosen. */
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
