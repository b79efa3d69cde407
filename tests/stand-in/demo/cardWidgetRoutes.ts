import { Hono } from 'hono';
import { emailKey } from '../rules/emailKey';
import type { StandInEnv } from '../server/StandInEnv';
import { orderById, type Order } from '../store/orders';
import type { World } from '../world/World';
import { asset } from './asset';
import { cardEndPage, cardForm } from './card/cardPage';
import { readCardRequest } from './card/cardRequest';
import { cardWords } from './card/cardWords';
import { scriptedPolicy } from './page';
import { takePayment } from './payRoutes';
import { languageOf } from './words';

/** Why an order cannot be paid with so much; undefined where it can. */
const orderFault = (order: Order, kopecks: number): 'otherAmount' | 'alreadyPaid' | 'alreadyDeclined' | undefined => {
  if (order.status === 'paid') return 'alreadyPaid';
  if (order.status === 'declined') return 'alreadyDeclined';
  return order.kopecks === kopecks ? undefined : 'otherAmount';
};

/**
 * The card widget: a script with the well-known interface, and the form that it opens in a frame. The money of an open
 * order is taken as on the provider's page; any other payment only says that it succeeded. A bank's refusal leaves the
 * order open: another card may do.
 */
export const cardWidgetRoutes = (world: World): Hono<StandInEnv> => {
  const app = new Hono<StandInEnv>();
  app.get('/demo/card-widget.js', asset('scripts/card-widget.js'));
  app.get('/demo/card.js', asset('scripts/card.js'));

  app.use('/demo/card', async (c, next) => {
    c.header('Content-Security-Policy', scriptedPolicy({ 'frame-ancestors': "'self'" }));
    await next();
  });
  app.get('/demo/card', (c) => {
    const language = languageOf(c);
    const request = readCardRequest(new URL(c.req.url).searchParams);
    if (typeof request === 'string') return c.html(cardEndPage('failed', cardWords[language][request], language), 400);
    return c.html(cardForm(request, language, false));
  });
  app.post('/demo/card', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const language = languageOf(c, form.get('lang') ?? undefined);
    const text = cardWords[language];
    const request = readCardRequest(form);
    if (typeof request === 'string') return c.html(cardEndPage('failed', text[request], language), 400);
    const action = form.get('action');
    if (action === 'close') return c.html(cardEndPage('closed', text.closed, language));
    if (action === 'decline') return c.html(cardEndPage('declined', text.declined, language));
    if (action !== 'pay') return c.html(cardForm(request, language, false), 400);
    if (request.isEmailRequired && emailKey(request.email) === undefined) return c.html(cardForm(request, language, true), 400);
    const order = orderById(world.store, request.invoiceId);
    const fault = order && orderFault(order, request.kopecks);
    if (fault) return c.html(cardEndPage('failed', text[fault], language));
    if (order) takePayment(world, order.id, c.get('request'));
    return c.html(cardEndPage('paid', text.paid, language));
  });
  return app;
};
