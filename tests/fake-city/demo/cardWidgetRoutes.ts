import { Hono } from 'hono';
import { emailKey } from '../rules/emailKey';
import type { FakeCityEnv } from '../server/FakeCityEnv';
import { orderById, type Order } from '../store/payments/orders';
import type { ServerContext } from '../context/ServerContext';
import { asset } from './asset';
import { cardEndPage, cardForm } from './card/cardPage';
import { readCardRequest } from './card/cardRequest';
import { cardTexts } from './card/cardTexts';
import { scriptedPolicy } from './page';
import { takePayment } from './payRoutes';
import { languageOf } from './texts';

/** Why an order cannot be paid with this amount; undefined if it can. */
const orderError = (order: Order, kopecks: number): 'otherAmount' | 'alreadyPaid' | 'alreadyDeclined' | undefined => {
  if (order.status === 'paid') return 'alreadyPaid';
  if (order.status === 'declined') return 'alreadyDeclined';
  return order.kopecks === kopecks ? undefined : 'otherAmount';
};

/**
 * The card widget: a script with the well-known interface, and the form that it opens in a frame. The money of an open
 * order is taken as on the provider's page; any other payment only reports success. A bank's refusal leaves the order
 * open, because another card may work.
 */
export const cardWidgetRoutes = (server: ServerContext): Hono<FakeCityEnv> => {
  const app = new Hono<FakeCityEnv>();
  app.get('/demo/card-widget.js', asset('scripts/card-widget.js'));
  app.get('/demo/card.js', asset('scripts/card.js'));

  app.use('/demo/card', async (c, next) => {
    c.header('Content-Security-Policy', scriptedPolicy({ 'frame-ancestors': "'self'" }));
    await next();
  });
  app.get('/demo/card', (c) => {
    const language = languageOf(c);
    const request = readCardRequest(new URL(c.req.url).searchParams);
    if (typeof request === 'string') return c.html(cardEndPage('failed', cardTexts[language][request], language), 400);
    return c.html(cardForm(request, language, false));
  });
  app.post('/demo/card', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const language = languageOf(c, form.get('lang') ?? undefined);
    const text = cardTexts[language];
    const request = readCardRequest(form);
    if (typeof request === 'string') return c.html(cardEndPage('failed', text[request], language), 400);
    const action = form.get('action');
    if (action === 'close') return c.html(cardEndPage('closed', text.closed, language));
    if (action === 'decline') return c.html(cardEndPage('declined', text.declined, language));
    if (action !== 'pay') return c.html(cardForm(request, language, false), 400);
    if (request.isEmailRequired && emailKey(request.email) === undefined)
      return c.html(cardForm(request, language, true), 400);
    const order = orderById(server.store, request.invoiceId);
    const error = order && orderError(order, request.kopecks);
    if (error) return c.html(cardEndPage('failed', text[error], language));
    if (order) takePayment(server, order.id, c.get('request'));
    return c.html(cardEndPage('paid', text.paid, language));
  });
  return app;
};
