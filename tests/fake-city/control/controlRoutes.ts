import { Hono } from 'hono';
import * as v from 'valibot';
import { faultSchema, type FaultList } from '../faults/FaultList';
import type { RequestLog } from '../faults/RequestLog';
import { payReceipt } from '../payments/payReceipt';
import { isoInCity } from '../rules/wallTime';
import type { FakeCityEnv } from '../server/FakeCityEnv';
import { messages } from '../store/content/outbox';
import { receiptByNumber } from '../store/payments/receipts';
import type { ServerContext } from '../context/ServerContext';
import { ControlError, readBody } from './ControlError';
import { ledgerView } from './ledgerView';
import { dropPatches, patchSettings, settingsRequestSchema } from './patchSettings';
import { receiveSms, smsSchema } from './receiveSms';
import { seed, seedRequestSchema } from './seedRequest';

const providerSchema = v.strictObject({
  credit: v.picklist(['now', 'later', 'twice', 'never']),
  ms: v.optional(v.pipe(v.number(), v.minValue(0)), 1000),
});
const receiptSchema = v.strictObject({ city: v.string(), number: v.string() });
const wholeMs = v.optional(v.pipe(v.number(), v.integer()));
const clockSchema = v.strictObject({ ms: wholeMs, proxyMs: wholeMs });

interface Parts {
  server: ServerContext;
  faults: FaultList;
  log: RequestLog;
}

/** Simulates the report of a bank that a receipt is paid. */
const payReceiptOf = (server: ServerContext, { city, number }: v.InferOutput<typeof receiptSchema>) => {
  const receipt = receiptByNumber(server.store, city, number);
  if (!receipt) throw new ControlError(`There is no receipt ${number} in ${city}.`);
  return { isPaidNow: payReceipt(server, receipt.id, 0) };
};

/** The control port: the interface for tests and tools. Every error is a sentence with status 400. */
export const controlRoutes = ({ server, faults, log }: Parts): Hono<FakeCityEnv> => {
  const app = new Hono<FakeCityEnv>();
  app.onError((error, c) => {
    if (error instanceof ControlError) return c.json({ error: error.message }, 400);
    return c.json({ error: `The control port failed: ${error.message}` }, 400);
  });

  // Pages of other origins must not control the cities.
  app.use(async (c, next) => {
    const origin = c.req.header('Origin');
    if (origin === undefined || origin === new URL(c.req.url).origin) return next();
    return c.json({ error: `The control port hears nothing from ${origin}.` }, 403);
  });

  app.get('/health', (c) => c.json({ ok: true }));
  app.post('/seed', async (c) => c.json(seed(server, readBody(seedRequestSchema, await c.req.text()))));
  app.get('/outbox', (c) =>
    c.json(
      messages(server.store).map(({ id: _, atMs, city, ...message }) => ({
        at: isoInCity(server.cities.get(city)?.timeZone ?? 'UTC', atMs),
        city,
        ...message,
      })),
    ),
  );
  app.get('/ledger', (c) => c.json(ledgerView(server)));
  app.get('/log', (c) => c.json(log.rows(c.req.query('match'), Number(c.req.query('after') ?? 0))));
  app.get('/log/last', (c) => c.json({ request: log.last }));
  app.post('/fault', async (c) => {
    const fault = readBody(faultSchema, await c.req.text());
    faults.add(fault);
    return c.json(fault);
  });
  app.delete('/fault', (c) => {
    faults.clear();
    return c.json({ ok: true });
  });
  app.post('/provider', async (c) => {
    server.provider = readBody(providerSchema, await c.req.text());
    return c.json(server.provider);
  });
  app.post('/receipt', async (c) => c.json(payReceiptOf(server, readBody(receiptSchema, await c.req.text()))));
  app.post('/sms', async (c) => c.json(receiveSms(server, readBody(smsSchema, await c.req.text()))));
  app.post('/settings', async (c) =>
    c.json(patchSettings(server, readBody(settingsRequestSchema, await c.req.text()))),
  );
  app.delete('/settings', (c) => {
    dropPatches(server);
    return c.json({ ok: true });
  });
  app.post('/clock', async (c) => {
    const { clock } = server;
    const { ms = clock.shiftMs, proxyMs = clock.proxyMs } = readBody(clockSchema, await c.req.text());
    clock.proxyMs = proxyMs;
    await clock.shift(ms);
    return c.json({ ms, proxyMs, now: new Date(clock.now()).toISOString() });
  });
  app.all('*', (c) => c.json({ error: `The control port has no ${c.req.method} ${c.req.path}.` }, 400));
  return app;
};
