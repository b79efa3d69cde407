import { Hono } from 'hono';
import type { StandInEnv } from '../server/StandInEnv';
import { messages } from '../store/outbox';
import type { World } from '../world/World';
import { outboxPage } from './outbox/outboxPage';
import { languageOf } from './words';

const shownMessages = 50;
const renewedAfterS = 5;

/** A phone as people write it is looked for by its digits: messages go to eleven of them, beginning with 7. */
const recipientPart = (to: string): string => (/^[\d\s()+-]+$/.test(to) ? to.replace(/\D/g, '').replace(/^8(?=\d{10}$)/, '7') : to);

/** What went out by SMS and e-mail, the newest first. The page renews itself unless that is stopped. */
export const outboxRoutes = (world: World): Hono<StandInEnv> => {
  const app = new Hono<StandInEnv>();
  app.get('/demo/outbox', (c) => {
    const [city, to] = [c.req.query('city') ?? '', (c.req.query('to') ?? '').trim().slice(0, 100)];
    const query = { city: world.cities.has(city) ? city : '', to, isLive: c.req.query('live') !== 'no' };
    const found = messages(world.store, shownMessages, { city: query.city || undefined, to: recipientPart(to) || undefined });
    if (query.isLive) c.header('Refresh', String(renewedAfterS));
    return c.html(outboxPage(world, found, shownMessages, query, languageOf(c)));
  });
  return app;
};
