import { Hono } from 'hono';
import type { StandInEnv } from '../server/StandInEnv';
import type { World } from '../world/World';

/** The card widget: a script with the well-known interface, and the form that it opens. */
export const cardWidgetRoutes = (_: World): Hono<StandInEnv> => new Hono<StandInEnv>();
