import type { Handlers } from '../Handler';

export const fineHandlers = {} satisfies Partial<Handlers>;
