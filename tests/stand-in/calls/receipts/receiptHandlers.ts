import type { Handlers } from '../Handler';

export const receiptHandlers = {} satisfies Partial<Handlers>;
