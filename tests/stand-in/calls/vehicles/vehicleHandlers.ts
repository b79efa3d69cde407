import type { Handlers } from '../Handler';

export const vehicleHandlers = {} satisfies Partial<Handlers>;
