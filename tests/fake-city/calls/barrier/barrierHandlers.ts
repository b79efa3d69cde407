import type { Handlers } from '../Handler';
import { getPlanarCost } from './getPlanarCost';
import { payPlanar } from './payPlanar';

/** Flat parkings with a barrier. */
export const barrierHandlers = { getPlanarCost, payPlanar } satisfies Partial<Handlers>;
