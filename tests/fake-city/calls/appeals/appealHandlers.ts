import type { Handlers } from '../Handler';
import { getAppealMessages, getAppeals, registerAppeal, sendAppealMessage } from './appeals';

/** Appeals to the operator. */
export const appealHandlers = {
  registerAppeal,
  getAppeals,
  getAppealMessages,
  sendAppealMessage,
} satisfies Partial<Handlers>;
