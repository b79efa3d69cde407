import { Hono } from 'hono';
import type { StandInEnv } from '../server/StandInEnv';
import type { World } from '../world/World';

/** The barrier of a flat parking: takes tickets out of the machine. */
export const gateRoutes = (_: World): Hono<StandInEnv> => new Hono<StandInEnv>();
