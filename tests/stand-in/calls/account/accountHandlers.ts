import type { Handlers } from '../Handler';

export const accountHandlers = {} satisfies Partial<Handlers>;
