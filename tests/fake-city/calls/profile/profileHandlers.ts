import type { Handlers } from '../Handler';
import { downloadHistory } from './downloadHistory';
import { getOperations, getRecentOperations } from './getOperations';
import { getProfile } from './getProfile';

/** The driver's profile and history. */
export const profileHandlers = {
  getProfile,
  getOperations,
  getRecentOperations,
  downloadHistory,
} satisfies Partial<Handlers>;
