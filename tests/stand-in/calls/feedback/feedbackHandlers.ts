import type { Handlers } from '../Handler';

export const feedbackHandlers = {} satisfies Partial<Handlers>;
