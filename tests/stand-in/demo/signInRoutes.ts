import { Hono } from 'hono';
import type { StandInEnv } from '../server/StandInEnv';
import type { World } from '../world/World';

/** The third-party sign-in: its page and its script. */
export const signInRoutes = (_: World): Hono<StandInEnv> => new Hono<StandInEnv>();
