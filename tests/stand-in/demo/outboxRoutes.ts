import { Hono } from 'hono';
import type { StandInEnv } from '../server/StandInEnv';
import { messageById, messages } from '../store/outbox';
import { noteSms } from '../store/smsReceived';
import type { World } from '../world/World';
import { outboxAddress, outboxPage, outboxPath, type OutboxQuery } from './outbox/outboxPage';
import { languageOf } from './words';

const shownMessages = 50;
const renewedAfterS = 5;

/** A phone as people write it is looked for by its digits: messages go to eleven of them, beginning with 7. */
const recipientPart = (to: string): string => (/^[\d\s()+-]+$/.test(to) ? to.replace(/\D/g, '').replace(/^8(?=\d{10}$)/, '7') : to);

const readQuery = (world: World, given: (name: string) => string | undefined): OutboxQuery => {
  const [city, to] = [given('city') ?? '', (given('to') ?? '').trim().slice(0, 100)];
  return { city: world.cities.has(city) ? city : '', to, isLive: given('live') !== 'no' };
};

/** What went out by SMS and e-mail, and what drivers are to send, the newest first. The page renews itself unless that is stopped. */
export const outboxRoutes = (world: World): Hono<StandInEnv> => {
  const app = new Hono<StandInEnv>();
  app.get(outboxPath, (c) => {
    const query = readQuery(world, (name) => c.req.query(name));
    const found = messages(world.store, shownMessages, { city: query.city || undefined, to: recipientPart(query.to) || undefined });
    if (query.isLive) c.header('Refresh', String(renewedAfterS));
    return c.html(outboxPage(world, found, shownMessages, query, languageOf(c)));
  });

  // Plays the phone of a driver: sends the SMS that one of the messages asks for.
  app.post(outboxPath, async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const query = readQuery(world, (name) => form.get(name) ?? undefined);
    const id = form.get('message') ?? '';
    const message = /^\d{1,12}$/.test(id) ? messageById(world.store, Number(id)) : undefined;
    if (message?.from !== undefined) {
      const { city, from, text } = message;
      noteSms(world.store, { city, sender: from, text, atMs: world.clock.now() });
    }
    return c.redirect(outboxAddress(query, languageOf(c, form.get('lang') ?? undefined)), 303);
  });
  return app;
};
