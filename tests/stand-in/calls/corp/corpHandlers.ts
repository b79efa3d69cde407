import type { Handlers } from '../Handler';

export const corpHandlers = {} satisfies Partial<Handlers>;
