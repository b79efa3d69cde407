import { Hono } from 'hono';
import { creditOrder } from '../payments/creditOrder';
import { declineOrder } from '../payments/declineOrder';
import { scheduleLateCredit } from '../payments/lateCredits';
import type { FakeCityEnv } from '../server/FakeCityEnv';
import { addLateCredit } from '../store/payments/lateCredits';
import { orderById, setOrderStatus } from '../store/payments/orders';
import { cityRules } from '../context/cityRules';
import type { ServerContext } from '../context/ServerContext';
import { payPage, unknownOrderPage } from './payPage';
import { homeOf, languageOf } from './texts';

const returnAfterS = 2;

/** Takes the payment. The report to the city follows the configured behaviour of the provider. */
export const takePayment = (server: ServerContext, order: string, request: number): void => {
  const { credit, ms } = server.provider;
  const late = { order, dueMs: Date.now() + ms, request };
  server.store.transact(() => {
    setOrderStatus(server.store, order, 'paid');
    if (credit === 'later') addLateCredit(server.store, late);
    if (credit === 'now' || credit === 'twice') creditOrder(server, order, request);
    if (credit === 'twice') creditOrder(server, order, request);
  });
  if (credit === 'later') scheduleLateCredit(server, late);
};

/** The payment provider: one page per order, with pay, decline and close. */
export const payRoutes = (server: ServerContext): Hono<FakeCityEnv> => {
  const app = new Hono<FakeCityEnv>();
  app.get('/demo/pay/:order', (c) => {
    const language = languageOf(c);
    const order = orderById(server.store, c.req.param('order'));
    const city = order && server.city(order.city);
    if (!order || !city) return c.html(unknownOrderPage(language), 404);
    const method = cityRules(server, city).settings.paymentsMethods.find(
      ({ methodName }) => methodName === order.method,
    );
    const isJustPaid = order.status === 'paid' && c.req.query('paid') === '1';
    // Returns to the app automatically, without a script.
    if (isJustPaid) c.header('Refresh', `${returnAfterS}; url=${homeOf(language)}`);
    return c.html(payPage({ order, city, method, language }, isJustPaid));
  });

  app.post('/demo/pay/:order', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const language = languageOf(c, form.get('lang') ?? undefined);
    const order = orderById(server.store, c.req.param('order'));
    if (!order) return c.html(unknownOrderPage(language), 404);
    const action = form.get('action');
    if (action === 'close') return c.redirect(homeOf(language), 303);
    if (order.status !== 'open') return c.redirect(`/demo/pay/${order.id}?lang=${language}`, 303);
    if (action === 'decline') {
      declineOrder(server, order.id);
      return c.redirect(homeOf(language), 303);
    }
    if (action !== 'pay') return c.redirect(`/demo/pay/${order.id}?lang=${language}`, 303);
    takePayment(server, order.id, c.get('request'));
    return c.redirect(`/demo/pay/${order.id}?lang=${language}&paid=1`, 303);
  });
  return app;
};
