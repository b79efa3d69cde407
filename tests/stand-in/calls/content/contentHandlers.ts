import type { Handlers } from '../Handler';

export const contentHandlers = {} satisfies Partial<Handlers>;
