import type { Handlers } from '../Handler';
import { getPlanarCost } from './getPlanarCost';
import { payPlanar } from './payPlanar';

/** Barriers: car parks with a gate and tickets. */
export const barrierHandlers = { getPlanarCost, payPlanar } satisfies Partial<Handlers>;
