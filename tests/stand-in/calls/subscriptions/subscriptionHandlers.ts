import type { Handlers } from '../Handler';

export const subscriptionHandlers = {} satisfies Partial<Handlers>;
