// Measures how long one request blocks the fake city's main thread, in a usual city and in a very large one.
//
// Run: npm run bench -- fake-city [--json file] [--gate]
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startFakeCity } from '../fake-city/startFakeCity';
import { Control } from '../tools/control';
import { budgets } from './budgets';
import { Report } from './figures';

const [largeFeatures, largeHistory] = [100_000, 50_000];
const maxHoldMs = budgets.fakeCityHoldMs;
/**
 * Other programs on a busy machine block a thread as well, but not every time. So the best of this many rounds counts.
 */
const rounds = 3;
const resolutionMs = 5;

interface Order {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}
interface Reply {
  status: number;
  coding: string;
  bytes: number;
  ms: number;
  text: string;
  error?: string;
}
/**
 * `begin` is repeated before each round. `orders` are sent one after another, because each may need the reply to the
 * previous one.
 */
interface Case {
  name: string;
  begin?: () => Promise<unknown>;
  orders: (((before: Reply | undefined) => Order) | Order)[];
}

const fakeCity = await startFakeCity({ isControlOn: true, log: console.error });
const control = new Control(fakeCity.url);
const client = fork(fileURLToPath(new URL('client.mjs', import.meta.url)), { execArgv: [] });

const send = async ({ path, ...order }: Order): Promise<Reply> => {
  client.send({ url: fakeCity.url + path, ...order });
  const [reply] = (await once(client, 'message')) as [Reply];
  if (reply.error !== undefined || reply.status !== 200)
    throw new Error(`${path}: ${reply.error ?? reply.status} ${reply.text}`);
  return reply;
};

/** Returns a text inside a reply, by its path of names. */
const describe = (reply: Reply | undefined, ...names: string[]): string => {
  let value: unknown = JSON.parse(reply?.text ?? '{}');
  for (const name of names) value = (value as Record<string, unknown> | undefined)?.[name];
  if (typeof value !== 'string') throw new Error(`No ${names.join('.')} in ${reply?.text}`);
  return value;
};

const measure = async ({ begin, orders }: Case): Promise<{ ms: number; holdMs: number; reply: Reply }> => {
  await begin?.();
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  // The monitor's first tick only sets the starting point for the second one.
  await sleep(50);
  const began = performance.now();
  let reply: Reply | undefined;
  for (const order of orders) reply = await send(typeof order === 'function' ? order(reply) : order);
  const ms = performance.now() - began;
  // A delay at the end of the work appears in the next tick only.
  await sleep(3 * resolutionMs);
  delay.disable();
  if (!reply) throw new Error('Nothing was asked for.');
  return { ms, holdMs: Math.max(0, delay.max / 1e6 - resolutionMs), reply };
};

const brotli = { headers: { 'Accept-Encoding': 'br' } };
const payer =
  'type=2&name=%D0%9E%D0%9E%D0%9E&ogrn=1027700132195&inn=7707083893&kpp=773601001&address=%D0%9A%D0%B0%D0%B7%D0%B0%D0%BD%D1%8C&sum=100';

/** Seeds a city and returns its cases: a driver with a history, and the demonstration driver with the fines. */
const casesOf = async (city: string, features: number, operations: number): Promise<Case[]> => {
  const { users } = await control.seed(city, { features, users: [{ operations, vehicles: [{ number: 'А777АА77' }] }] });
  const token = users[0]?.token ?? '';
  const base = `/city/${city}/api`;
  const form = { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } };
  const login = { path: `${base}/auth/login-v5`, ...form, body: 'login=driver%40example.com&password=parking2026' };
  const driverToken = describe(await send(login), 'token');
  const uin = describe(await send({ path: `${base}/finesstorage/fines/v1?token=${driverToken}` }), 'fines', '0', 'uin');
  const receipt = describe(
    await send({ path: `${base}/creatrefill`, ...form, body: `${payer}&token=${driverToken}` }),
    'result',
    'receiptnumber',
  );
  // Large replies are cached. One more parking invalidates them.
  const begin = () => control.seed(city, { features: 1 });
  const operationsPath = `${base}/profile/get-operations-with-filter?token=${token}`;
  const exported = (type: string): Case['orders'] => [
    { path: `${base}/profile/download-history/v1?token=${token}&type=${type}` },
    (reply) => ({ path: describe(reply, 'result') }),
  ];
  return [
    { name: 'map, made anew', begin, orders: [{ path: `${base}/info/get-map-info/v3`, ...brotli }] },
    { name: 'map, kept', orders: [{ path: `${base}/info/get-map-info/v3`, ...brotli }] },
    { name: 'map, not compressed', begin, orders: [{ path: `${base}/info/get-map-info/v3` }] },
    { name: 'parkings, made anew', begin, orders: [{ path: `${base}/info/get-parkings`, ...brotli }] },
    { name: 'zones', orders: [{ path: `${base}/info/get-zones`, ...brotli }] },
    { name: 'login', orders: [login] },
    { name: 'profile', orders: [{ path: `${base}/profile/get-profile-v6?token=${token}` }] },
    { name: 'history, newest page', orders: [{ path: operationsPath, method: 'POST' }] },
    {
      name: 'history, a filter that nothing fits',
      orders: [{ path: `${operationsPath}&OrderNumber=none`, method: 'POST' }],
    },
    { name: 'history as a workbook', orders: exported('xls') },
    { name: 'history as a document', orders: exported('pdf') },
    { name: 'receipt', orders: [{ path: `${base}/receipt?receiptnumber=${receipt}&token=${driverToken}` }] },
    {
      name: 'picture of a fine',
      orders: [{ path: `${base}/finesstorage/fineimage/v1?uin=${uin}&token=${driverToken}` }],
    },
  ];
};

const whole = (value: number): string => Math.round(value).toLocaleString('en').padStart(11);
const report = new Report();
const requests: {
  city: string;
  name: string;
  bytes: number;
  coding: string;
  rounds: { ms: number; holdMs: number }[];
}[] = [];

const run = async (city: string, cases: readonly Case[]): Promise<void> => {
  for (const one of cases) {
    const results = [];
    for (let round = 0; round < rounds; round += 1) results.push(await measure(one));
    const best = results.reduce((a, b) => (b.holdMs < a.holdMs ? b : a));
    report.check(`${city}: ${one.name}, hold ms`, best.holdMs, maxHoldMs);
    const { bytes, coding } = best.reply;
    requests.push({ city, name: one.name, bytes, coding, rounds: results.map(({ ms, holdMs }) => ({ ms, holdMs })) });
    console.log(
      `${one.name.padEnd(38)}${whole(best.ms)}${whole(best.holdMs)}${whole(Math.max(...results.map(({ holdMs }) => holdMs)))}${whole(bytes)} ${coding}`,
    );
  }
};

const title = (name: string): void =>
  console.log(
    `\n${name.padEnd(38)}${['ms', 'hold ms', 'worst ms', 'bytes'].map((text) => text.padStart(11)).join('')}`,
  );

try {
  const [usual, large] = [
    'a usual city',
    `${largeFeatures.toLocaleString('en')} parkings, ${largeHistory.toLocaleString('en')} operations`,
  ] as const;
  title(usual);
  await run(usual, await casesOf('kazan', 0, 60));
  const untouched = ['omsk', 'tver', 'tula'];
  await run(usual, [
    {
      name: 'first request to a city',
      orders: [() => ({ path: `/city/${untouched.pop()}/api/info/get-settings/v3` })],
    },
  ]);
  title(large);
  await run(large, await casesOf('moscow', largeFeatures, largeHistory));
  report.write('fake-city', { requests });
} finally {
  client.disconnect();
  await fakeCity.close();
}
if (report.isOver) console.log(`\nSomething held the server for more than ${maxHoldMs} ms.`);
process.exitCode = report.exitCode;
