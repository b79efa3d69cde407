import type { Handlers } from '../Handler';

export const planarHandlers = {} satisfies Partial<Handlers>;
