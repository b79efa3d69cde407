import { Hono } from 'hono';
import type { StandInEnv } from '../server/StandInEnv';
import type { World } from '../world/World';

/** The operator who answers appeals. */
export const operatorRoutes = (_: World): Hono<StandInEnv> => new Hono<StandInEnv>();
