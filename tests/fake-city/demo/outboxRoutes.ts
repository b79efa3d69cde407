import { Hono } from 'hono';
import type { FakeCityEnv } from '../server/FakeCityEnv';
import { messageById, messages } from '../store/content/outbox';
import { recordSms } from '../store/content/smsReceived';
import type { ServerContext } from '../context/ServerContext';
import { outboxAddress, outboxPage, outboxPath, type OutboxQuery } from './outbox/outboxPage';
import { languageOf } from './texts';

const displayedMessages = 50;
const renewedAfterS = 5;

/** Finds phones by their digits: recipients are stored as eleven digits beginning with 7. */
const recipientPart = (to: string): string =>
  /^[\d\s()+-]+$/.test(to) ? to.replace(/\D/g, '').replace(/^8(?=\d{10}$)/, '7') : to;

const readQuery = (server: ServerContext, parameter: (name: string) => string | undefined): OutboxQuery => {
  const [city, to] = [parameter('city') ?? '', (parameter('to') ?? '').trim().slice(0, 100)];
  return { city: server.cities.has(city) ? city : '', to, isLive: parameter('live') !== 'no' };
};

/**
 * The sent SMS and e-mails, and the SMS that drivers must send, newest first. The page reloads itself unless that is
 * switched off.
 */
export const outboxRoutes = (server: ServerContext): Hono<FakeCityEnv> => {
  const app = new Hono<FakeCityEnv>();
  app.get(outboxPath, (c) => {
    const query = readQuery(server, (name) => c.req.query(name));
    const found = messages(server.store, displayedMessages, {
      city: query.city || undefined,
      to: recipientPart(query.to) || undefined,
    });
    if (query.isLive) c.header('Refresh', String(renewedAfterS));
    return c.html(outboxPage(server, found, displayedMessages, query, languageOf(c)));
  });

  // Simulates a driver's phone: sends the SMS that a message asks for.
  app.post(outboxPath, async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const query = readQuery(server, (name) => form.get(name) ?? undefined);
    const id = form.get('message') ?? '';
    const message = /^\d{1,12}$/.test(id) ? messageById(server.store, Number(id)) : undefined;
    if (message?.from !== undefined) {
      const { city, from, text } = message;
      recordSms(server.store, { city, sender: from, text, atMs: server.clock.now() });
    }
    return c.redirect(outboxAddress(query, languageOf(c, form.get('lang') ?? undefined)), 303);
  });
  return app;
};
