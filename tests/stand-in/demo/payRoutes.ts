import { Hono } from 'hono';
import { creditOrder } from '../payments/creditOrder';
import { declineOrder } from '../payments/declineOrder';
import { awaitLateCredit } from '../payments/lateCredits';
import type { StandInEnv } from '../server/StandInEnv';
import { addLateCredit } from '../store/lateCredits';
import { orderById, setOrderStatus } from '../store/orders';
import { cityRules } from '../world/cityRules';
import type { World } from '../world/World';
import { payPage, unknownOrderPage } from './payPage';
import { homeOf, languageOf } from './words';

const returnAfterS = 2;

/** The payment is taken; the report to the city comes as the provider's manner says. */
export const takePayment = (world: World, order: string, request: number): void => {
  const { credit, ms } = world.provider;
  const late = { order, dueMs: Date.now() + ms, request };
  world.store.transact(() => {
    setOrderStatus(world.store, order, 'paid');
    if (credit === 'later') addLateCredit(world.store, late);
    if (credit === 'now' || credit === 'twice') creditOrder(world, order, request);
    if (credit === 'twice') creditOrder(world, order, request);
  });
  if (credit === 'later') awaitLateCredit(world, late);
};

/** The payment provider: one page for an order, with pay, decline and close. */
export const payRoutes = (world: World): Hono<StandInEnv> => {
  const app = new Hono<StandInEnv>();
  app.get('/demo/pay/:order', (c) => {
    const language = languageOf(c);
    const order = orderById(world.store, c.req.param('order'));
    const city = order && world.city(order.city);
    if (!order || !city) return c.html(unknownOrderPage(language), 404);
    const method = cityRules(world, city).settings.paymentsMethods.find(({ methodName }) => methodName === order.method);
    const isJustPaid = order.status === 'paid' && c.req.query('paid') === '1';
    // Back to the app by itself, without a script.
    if (isJustPaid) c.header('Refresh', `${returnAfterS}; url=${homeOf(language)}`);
    return c.html(payPage({ order, city, method, language }, isJustPaid));
  });

  app.post('/demo/pay/:order', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const language = languageOf(c, form.get('lang') ?? undefined);
    const order = orderById(world.store, c.req.param('order'));
    if (!order) return c.html(unknownOrderPage(language), 404);
    const action = form.get('action');
    if (action === 'close') return c.redirect(homeOf(language), 303);
    if (order.status !== 'open') return c.redirect(`/demo/pay/${order.id}?lang=${language}`, 303);
    if (action === 'decline') {
      declineOrder(world, order.id);
      return c.redirect(homeOf(language), 303);
    }
    if (action !== 'pay') return c.redirect(`/demo/pay/${order.id}?lang=${language}`, 303);
    takePayment(world, order.id, c.get('request'));
    return c.redirect(`/demo/pay/${order.id}?lang=${language}&paid=1`, 303);
  });
  return app;
};
