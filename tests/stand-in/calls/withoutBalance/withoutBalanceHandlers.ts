import type { Handlers } from '../Handler';

export const withoutBalanceHandlers = {} satisfies Partial<Handlers>;
