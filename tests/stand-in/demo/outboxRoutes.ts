import { Hono } from 'hono';
import type { StandInEnv } from '../server/StandInEnv';
import type { World } from '../world/World';

/** What went out by SMS and e-mail. */
export const outboxRoutes = (_: World): Hono<StandInEnv> => new Hono<StandInEnv>();
