import type { Handlers } from '../Handler';
import { getOperations } from './getOperations';
import { getProfile } from './getProfile';

/** The driver's own page and history. */
export const profileHandlers = { getProfile, getOperations } satisfies Partial<Handlers>;
