import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, deadlineMs, type CallContext } from '~/api/call';
import { login } from '~/api/contract/auth';
import { endpoint, type Endpoint } from '~/api/contract/endpoint';
import { getZones } from '~/api/contract/info';
import { getMapInfo } from '~/api/contract/map';
import { getOptions } from '~/api/contract/options';
import { cancelParking, refillBalance, renewParking } from '~/api/contract/driverPayments';
import { getPlanarCost } from '~/api/contract/barrier';
import { getCost } from '~/api/contract/costs';
import { startParking } from '~/api/contract/payments';
import { getOperations, getProfile } from '~/api/contract/profile';
import { getReceipt } from '~/api/contract/receipts';
import { deleteTs } from '~/api/contract/vehicles';
import { maybe, text } from '~/api/contract/wire';
import type { Outcome } from '~/api/outcome';

/** A city's server that answers each request as the current test defines. */
interface Received {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage['headers'];
  body: string;
}
type Answer = (response: ServerResponse, request: Received) => void;

let received: Received[] = [];
let answer: Answer;
let arrived = (): void => undefined;

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://city');
    const one = {
      method: request.method ?? '',
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    };
    received.push(one);
    answer(response, one);
    arrived();
  });
});

let apiUrl = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/city/perm`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  received = [];
  arrived = () => undefined;
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
const page =
  (body: string, status = 200, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', ...headers });
    response.end(body);
  };
const portal = '<!doctype html><title>Wi-Fi</title><form action="/login">';

const context = (patch: Partial<CallContext> = {}): CallContext => ({ apiUrl, token: 't-1', ...patch });
const stay = { Vehicle: 'А123ВС59', Zone: '0302', Duration: 60 };
/** Sends a payment that moves money. */
const pay = (patch: Partial<CallContext> = {}) => call(startParking, stay, context(patch));
/** Sends a payment that creates a link. */
const link = (patch: Partial<CallContext> = {}) =>
  call(refillBalance, { PaymentService: 'card', RefillAmount: '100' }, context(patch));
/** Sends a read with the driver's token. */
const read = (patch: Partial<CallContext> = {}) => call(getProfile, {}, context(patch));
const goodProfile = { status: 'ok', result: { email: 'a@b.ru' } };

describe('the request that a call sends', () => {
  it('CALL-01, CALL-08: a payment is sent as a form with its token in the body', async () => {
    answer = json({ status: 'ok' });
    await call(
      startParking,
      { ...stay, phone: undefined, timestart: '2026-11-20T14:02:00+05:00' },
      context({ token: 'a+b&c' }),
    );
    expect(received).toMatchObject([{ method: 'POST', path: '/city/perm/api/payment/start', query: {} }]);
    expect(received[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded;charset=UTF-8');
    expect(Object.fromEntries(new URLSearchParams(received[0]?.body))).toEqual({
      Vehicle: 'А123ВС59',
      Zone: '0302',
      Duration: '60',
      timestart: '2026-11-20T14:02:00+05:00',
      Token: 'a+b&c',
    });
  });

  it('CALL-66: a profile is requested with its token in the query', async () => {
    answer = json(goodProfile);
    await read({ token: 'ключ &=' });
    expect(received).toMatchObject([
      { method: 'GET', path: '/city/perm/api/profile/get-profile-v6', query: { token: 'ключ &=' }, body: '' },
    ]);
  });

  it('CALL-78: a history is requested by POST with filters and token in the query', async () => {
    answer = json({ status: 'ok', result: [] });
    await call(getOperations, { Operation: 'refill', Zone: undefined }, context());
    expect(received).toMatchObject([{ method: 'POST', query: { Operation: 'refill', token: 't-1' }, body: '' }]);
  });

  it('zones are requested with a token or, for a guest, without one', async () => {
    answer = json({ status: 'ok', result: [] });
    await call(getZones, {}, context({ token: undefined }));
    await call(getZones, {}, context());
    expect(received.map(({ query }) => query)).toEqual([{}, { token: 't-1' }]);
  });

  it('a call that declares no token never carries the driver’s token', async () => {
    answer = json({ status: 'ok', token: 'x', result: {} });
    await call(login, { login: 'a@b.ru', password: ' p+%&=😀 ' }, context());
    await call(getOptions, {}, context());
    for (const { query, headers, body } of received)
      expect(JSON.stringify({ query, headers, body })).not.toContain('t-1');
    expect(new URLSearchParams(received[0]?.body).get('password')).toBe(' p+%&=😀 ');
  });

  const form = { request: v.looseObject({}), reply: v.object({}), callClass: 'P' } as const;
  const orders = endpoint({
    ...form,
    method: 'POST',
    path: '/backend/v2/payPlane',
    encoding: 'json',
    token: { in: 'header' },
  });
  const plane = endpoint({
    ...form,
    method: 'GET',
    path: '/backend/v2/costPlane',
    encoding: 'json',
    token: { in: 'header' },
  });
  const edit = endpoint({
    ...form,
    method: 'PUT',
    path: '/api/profile/change-cars-v2',
    encoding: 'form',
    token: { in: 'body', as: 'token' },
  });
  const drop = endpoint({
    ...form,
    method: 'DELETE',
    path: '/api/profile/car',
    encoding: 'query',
    token: { in: 'query', as: 'token' },
  });
  const mixed = endpoint({
    ...form,
    method: 'POST',
    path: '/api/profile/ts/1',
    encoding: 'query',
    token: { in: 'body', as: 'token' },
  });

  it('CALL-06, CALL-21: a JSON call sends its token bare in the Authorization header', async () => {
    answer = json({ status: 'ok' });
    await call(orders, { parkingNumber: '7', sum: 40.5, zones: ['a'] }, context());
    expect(received[0]?.headers).toMatchObject({
      authorization: 't-1',
      'content-type': 'application/json',
      accept: 'application/json',
    });
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({ parkingNumber: '7', sum: 40.5, zones: ['a'] });
  });

  it('CALL-20: a GET of the JSON family sends its parameters in the query and its token in the header', async () => {
    answer = json({ status: 'ok' });
    await call(plane, { ticketNumber: '12', parkingNumber: '7' }, context());
    expect(received).toMatchObject([{ query: { ticketNumber: '12', parkingNumber: '7' }, body: '' }]);
    expect(received[0]?.headers['authorization']).toBe('t-1');
    expect(received[0]?.headers['content-type']).toBe(undefined);
  });

  it('CALL-63: a list in a form is sent with indexes in brackets', async () => {
    answer = json({ status: 'ok' });
    await call(edit, { car: [{ number: 'А111АА59' }] }, context());
    expect(Object.fromEntries(new URLSearchParams(received[0]?.body))).toEqual({
      'car[0][number]': 'А111АА59',
      token: 't-1',
    });
  });

  it('CALL-62: a DELETE sends its parameters and its token in the query', async () => {
    answer = json({ status: 'ok' });
    await call(drop, { number: 'А111АА59' }, context());
    expect(received).toMatchObject([{ method: 'DELETE', query: { number: 'А111АА59', token: 't-1' }, body: '' }]);
  });

  it('a token that belongs in the body is sent there, even if the parameters are in the query', async () => {
    answer = json({ status: 'ok' });
    await call(mixed, { number: 'А111АА59' }, context());
    expect(received).toMatchObject([{ query: { number: 'А111АА59' }, body: 'token=t-1' }]);
  });

  it.each([
    [
      'a parameter of the token’s name cannot replace the token',
      edit,
      { token: 'other', Token: 'x' },
      'token=t-1&Token=x',
    ],
    ['nor is one invented where nobody is signed in', edit, { a: '1' }, 'a=1', undefined],
  ] as const)(
    'the token in a form comes from the login alone: %s',
    async (_, target, input, body, token: string | undefined = 't-1') => {
      answer = json({ status: 'ok' });
      await call(target, input, context({ token: body === 'a=1' ? undefined : token }));
      expect(received[0]?.body).toBe(body);
    },
  );

  it.each([
    ['v6', '/api/profile/get-profile-v6'],
    ['v3', '/api/profile/get-profile-v3'],
    ['v1', '/api/profile/get-profile'],
    [undefined, '/api/profile/get-profile-v6'],
    ['v99', '/api/profile/get-profile-v6'],
  ])('a city pinned to the version %s requests the profile at %s', async (version, path) => {
    answer = json(goodProfile);
    await read({ version });
    expect(received[0]?.path).toBe(`/city/perm${path}`);
  });

  it('a payment is sent only once, whatever the answer', async () => {
    for (const way of [
      json({ status: 'ok' }),
      page('', 500),
      page('', 429),
      json('{'),
      (response: ServerResponse) => void response.socket?.destroy(),
    ]) {
      answer = way;
      received = [];
      await pay();
      expect(received).toHaveLength(1);
    }
  });
});

describe('the options of a request', () => {
  const sentAs = async (make: () => Promise<unknown>): Promise<RequestInit> => {
    const fetching = vi.spyOn(globalThis, 'fetch');
    answer = json({ status: 'ok', token: 'x', result: {}, features: [], costData: {} });
    await make();
    return fetching.mock.calls[0]?.[1] ?? {};
  };
  const reports = endpoint({
    method: 'GET',
    path: '/api/payment/payment-from-portal',
    encoding: 'query',
    token: { in: 'none' },
    callClass: 'G',
    request: v.object({}),
    reply: v.object({}),
  });

  it.each<[string, () => Promise<unknown>]>([
    ['start', () => pay()],
    ['renew', () => call(renewParking, { ReservationId: '7', Duration: 60 }, context())],
    ['cancel', () => call(cancelParking, { ReservationId: '7' }, context())],
    ['top-up link', () => link()],
  ])('the payment call %s is sent without credentials, cache or redirects', async (_, make) => {
    expect(await sentAs(make)).toMatchObject({ credentials: 'omit', cache: 'no-store', redirect: 'manual' });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a price', () => call(getCost, stay, context())],
    ['a price past its kept copy', () => call(getCost, stay, context({ isFresh: true }))],
    ['the price of a ticket', () => call(getPlanarCost, { ticketNumber: '1', parkingNumber: '2' }, context())],
  ])('%s, which a payment waits for, uses the connections of payments', async (_, make) => {
    expect(await sentAs(make)).toMatchObject({ credentials: 'omit', cache: 'no-store', redirect: 'manual' });
  });

  it('a payment continues when the driver leaves the page that sent it', async () => {
    const abortedSignal = AbortSignal.abort();
    expect(await pay({ signal: abortedSignal })).toMatchObject({ kind: 'ok' });
  });

  it.each<[string, () => Promise<unknown>, RequestCache | undefined]>([
    ['a profile', () => read(), 'no-store'],
    ['a profile past its kept copy', () => read({ isFresh: true }), 'no-store'],
    ['zones, with a token or without', () => call(getZones, {}, context({ token: undefined })), 'no-store'],
    ['a login', () => call(login, { login: 'a', password: 'b' }, context()), 'no-store'],
    ['the report of a card payment', () => call(reports, {}, context()), 'no-store'],
    ['the map', () => call(getMapInfo, {}, context()), undefined],
    ['the map refreshed', () => call(getMapInfo, {}, context({ isFresh: true })), 'reload'],
  ])('a call uses the browser’s cache as it declares: %s', async (_, make, cache) => {
    const request = await sentAs(make);
    expect(request.cache).toBe(cache);
    expect(request.redirect).toBe('manual');
    expect(request.credentials).toBe(undefined);
  });

  it('without a network a payment is not sent at all, but a read is tried', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    answer = json(goodProfile);
    expect(await pay()).toEqual({ kind: 'offline' });
    expect(await link()).toEqual({ kind: 'offline' });
    expect(received).toEqual([]);
    expect(await read()).toMatchObject({ kind: 'ok' });
  });

  it('a device that wrongly reports no network may pay once its caller knows better', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    answer = json({ status: 'ok' });
    expect(await pay({ hasNetwork: true })).toMatchObject({ kind: 'ok' });
    expect(received).toHaveLength(1);
    vi.stubGlobal('navigator', { onLine: true });
    expect(await pay({ hasNetwork: false })).toEqual({ kind: 'offline' });
    expect(received).toHaveLength(1);
  });

  it('a read works in the oldest supported browsers, which cannot join two abort signals', async () => {
    const any = Object.getOwnPropertyDescriptor(AbortSignal, 'any') ?? {};
    Reflect.deleteProperty(AbortSignal, 'any');
    answer = json(goodProfile);
    try {
      expect(await read({ signal: new AbortController().signal })).toMatchObject({ kind: 'ok' });
    } finally {
      Object.defineProperty(AbortSignal, 'any', any);
    }
  });
});

/** The conclusion that a driver may draw from an answer, without its details. */
const kindOf = (outcome: Outcome<unknown>): string =>
  outcome.kind === 'unknown' || outcome.kind === 'broken' ? `${outcome.kind}: ${outcome.cause}` : outcome.kind;

describe('the outcome of an answer', () => {
  it.each<[string, Answer, string, string]>([
    ['F-47: a log-in page of a Wi-Fi', page(portal), 'broken: notTheCity', 'unknown: notTheCity'],
    ['F-47: the same, called JSON', json(portal), 'broken: shape', 'unknown: shape'],
    ['a page with blanks before it', page(`\n \ufeff${portal}`), 'broken: notTheCity', 'unknown: notTheCity'],
    ['F-51: an error page', page('<h1>500</h1>', 500), 'broken: serverError', 'unknown: serverError'],
    ['F-51: 502 of a proxy', page('<h1>Bad Gateway</h1>', 502), 'broken: serverError', 'unknown: serverError'],
    ['503 that does not say for how long', page('', 503), 'broken: serverError', 'unknown: serverError'],
    ['500 with a body that says ok', json({ status: 'ok' }, 500), 'broken: serverError', 'unknown: serverError'],
    [
      '500 with a body that says error',
      json({ status: 'error', errorName: 'UnknownError' }, 500),
      'broken: serverError',
      'unknown: serverError',
    ],
    ['F-29: 429', page('slow down', 429), 'busy', 'busy'],
    ['F-29: 503 with Retry-After', page('', 503, { 'Retry-After': '20' }), 'busy', 'busy'],
    ['404 with a page', page('<h1>404</h1>', 404), 'broken: notTheCity', 'unknown: notTheCity'],
    ['404 with a body that says ok', json({ ...goodProfile }, 404), 'broken: shape', 'unknown: shape'],
    ['204', (response) => response.writeHead(204).end(), 'broken: shape', 'unknown: shape'],
    ['F-49: an empty body', json(''), 'broken: shape', 'unknown: shape'],
    ['F-49: null', json('null'), 'broken: shape', 'unknown: shape'],
    ['F-49: []', json('[]'), 'broken: shape', 'unknown: shape'],
    ['F-49: [] of something', json([goodProfile]), 'broken: shape', 'unknown: shape'],
    ['F-49: ""', json('""'), 'broken: shape', 'unknown: shape'],
    ['F-49: {}', json('{}'), 'broken: shape', 'unknown: shape'],
    ['a number', json('5'), 'broken: shape', 'unknown: shape'],
    ['true', json('true'), 'broken: shape', 'unknown: shape'],
    ['JSON cut off, but closed as if whole', json('{"status":"ok","result":{'), 'broken: shape', 'unknown: shape'],
    ['JSON without its type', (response) => response.end(JSON.stringify(goodProfile)), 'ok', 'ok'],
    [
      'JSON called text',
      page(JSON.stringify(goodProfile), 200, { 'Content-Type': 'text/plain; charset=json' }),
      'ok',
      'ok',
    ],
    ['JSON called html', page(JSON.stringify(goodProfile)), 'ok', 'ok'],
    ['JSON without an envelope, called html', page('{"ssid":"cafe"}'), 'broken: shape', 'unknown: shape'],
    [
      'JSON with the status of somebody else, called text',
      page('{"status":"online"}'),
      'broken: shape',
      'unknown: shape',
    ],
    ['a list, called html', page('[{"status":"ok"}]'), 'broken: shape', 'unknown: shape'],
    [
      'JSON behind a warning, called html',
      page(`<b>Warning</b>: ${JSON.stringify(goodProfile)}`),
      'broken: notTheCity',
      'unknown: notTheCity',
    ],
    ['JSON with its type in capitals', json(goodProfile, 200, { 'Content-Type': 'Application/JSON' }), 'ok', 'ok'],
    ['JSON of a special kind', json(goodProfile, 200, { 'Content-Type': 'application/hal+json; v=1' }), 'ok', 'ok'],
    ['F-28: no status', json({ result: {} }), 'ok', 'unknown: shape'],
    ['F-28: status null', json({ status: null, result: {} }), 'ok', 'unknown: shape'],
    ['F-28: status "OK"', json({ status: 'OK', result: {} }), 'broken: shape', 'unknown: shape'],
    ['F-28: status ""', json({ status: '', result: {} }), 'broken: shape', 'unknown: shape'],
    ['F-28: status " ok"', json({ status: ' ok', result: {} }), 'broken: shape', 'unknown: shape'],
    ['F-28: status true', json({ status: true, result: {} }), 'broken: shape', 'unknown: shape'],
    ['F-28: status 200', json({ status: 200, result: {} }), 'broken: shape', 'unknown: shape'],
    ['F-28: status "processing"', json({ status: 'processing', result: {} }), 'broken: shape', 'unknown: shape'],
    ['F-28: status "error"', json({ status: 'error', errorName: 'NoMoneyNoHoney' }), 'refused', 'refused'],
    ['F-28: status "Error"', json({ status: 'Error', errorName: 'NoMoneyNoHoney' }), 'refused', 'refused'],
    ['F-28: status "ERROR"', json({ status: 'ERROR', errorName: 'NoMoneyNoHoney' }), 'broken: shape', 'unknown: shape'],
    ['a refusal without a name', json({ status: 'error' }), 'refused', 'unknown: shape'],
    ['a refusal in words alone', json({ status: 'Error', errorMessage: 'Нет денег' }), 'refused', 'unknown: shape'],
    ['a refusal with an empty name', json({ status: 'error', errorName: '' }), 'refused', 'unknown: shape'],
    ['a refusal with a name that is none', json({ status: 'error', errorName: { a: 1 } }), 'refused', 'unknown: shape'],
    [
      'a refusal with words that are none',
      json({ status: 'error', errorName: 'ZoneNotFound', errorMessage: { ru: 'x' } }),
      'refused',
      'refused',
    ],
    ['400 with a named refusal', json({ status: 'error', errorName: 'ZoneNotFound' }, 400), 'refused', 'refused'],
    ['CALL-03: 400 with a name and no status', json({ errorName: 'ZoneNotFound' }, 400), 'refused', 'refused'],
    [
      'CALL-03: 400 with words and no status',
      json({ errorMessage: 'Нет такой зоны' }, 400),
      'refused',
      'unknown: shape',
    ],
    ['400 that says nothing', json({}, 400), 'broken: shape', 'unknown: shape'],
    ['F-37: TokenExpired', json({ status: 'error', errorName: 'TokenExpired' }), 'expired', 'unknown: expired'],
    ['TokenExpired with 401', json({ status: 'error', errorName: 'TokenExpired' }, 401), 'expired', 'unknown: expired'],
    ['TokenExpired and ok at once', json({ ...goodProfile, errorName: 'TokenExpired' }), 'expired', 'unknown: expired'],
    ['TokenExpired without a status', json({ errorName: 'TokenExpired' }), 'expired', 'unknown: expired'],
    [
      'TokenNotFound is a refusal like others',
      json({ status: 'error', errorName: 'TokenNotFound' }),
      'refused',
      'refused',
    ],
    ['F-50: words of a wrong type beside ok', json({ ...goodProfile, message: 5, errorMessage: [] }), 'ok', 'ok'],
    ['an empty errorName beside ok', json({ ...goodProfile, errorName: '', errorMessage: null }), 'ok', 'ok'],
    ['fields that nobody knows', json({ ...goodProfile, __proto__x: 1, constructor: 'x', more: [1] }), 'ok', 'ok'],
  ])('%s: the answer is classified for a read, a payment and a link', async (_, way, ofRead, ofMoney) => {
    answer = way;
    expect({ read: kindOf(await read()), money: kindOf(await pay()), link: kindOf(await link()) }).toEqual({
      read: ofRead,
      money: ofMoney,
      link: ofMoney,
    });
  });

  it.each<[string, Answer]>([
    ['F-1: a body cut in half', (response) => cut(response)],
    ['a connection that is reset', (response) => void response.socket?.destroy()],
    [
      'a coding that is not the declared one',
      (response) =>
        response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }).end('{}'),
    ],
  ])('%s: a read counts as offline, and a payment as unknown', async (_, way) => {
    answer = way;
    expect({ read: await read(), money: await pay(), link: await link() }).toEqual({
      read: { kind: 'offline' },
      money: { kind: 'unknown', cause: 'network' },
      link: { kind: 'unknown', cause: 'network' },
    });
  });

  it.each<[string, Answer]>([
    [
      'F-48: a redirect to another address',
      (response) => response.writeHead(302, { Location: `${apiUrl}/elsewhere` }).end(),
    ],
    [
      'F-48: a redirect to another host',
      (response) => response.writeHead(307, { Location: 'http://wifi.invalid/' }).end(),
    ],
  ])('%s: it is not followed, and counts as the answer of a stranger', async (_, way) => {
    answer = way;
    expect({ read: await read(), money: await pay(), link: await link() }).toEqual({
      read: { kind: 'broken', cause: 'notTheCity', detail: undefined },
      money: { kind: 'unknown', cause: 'notTheCity' },
      link: { kind: 'unknown', cause: 'notTheCity' },
    });
    expect(received.map(({ path }) => path)).not.toContain('/city/perm/elsewhere');
  });

  it('a redirect that the browser hides counts as the answer of a stranger', async () => {
    vi.stubGlobal('fetch', async () => ({ status: 0, type: 'opaqueredirect', headers: new Headers() }));
    expect(await read()).toMatchObject({ kind: 'broken', cause: 'notTheCity' });
    vi.unstubAllGlobals();
  });

  const cut = (response: ServerResponse): void => {
    const body = JSON.stringify({ ...goodProfile, more: 'x'.repeat(1000) });
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': String(body.length) });
    response.write(body.slice(0, 500), () => response.socket?.destroy());
  };

  it('without a server at the address a read counts as offline, and a payment as unknown', async () => {
    const nowhere = { apiUrl: 'http://127.0.0.1:1/city/perm' };
    expect(await read(nowhere)).toEqual({ kind: 'offline' });
    expect(await pay(nowhere)).toEqual({ kind: 'unknown', cause: 'network' });
  });

  it('an invalid address gives an outcome for a read and a payment, not an exception', async () => {
    expect(await read({ apiUrl: 'http://[' })).toEqual({ kind: 'offline' });
    expect(await pay({ apiUrl: 'http://[' })).toEqual({ kind: 'unknown', cause: 'network' });
  });

  it('a refusal keeps its error name, its message and the rest of the reply', async () => {
    const body = {
      status: 'error',
      errorName: 'CaptchaIncorrect',
      errorMessage: '',
      message: 'Введите код',
      captcha: 'iVBORw0',
    };
    answer = json(body);
    expect(await call(login, { login: 'a', password: 'b' }, context())).toEqual({
      kind: 'refused',
      errorName: 'CaptchaIncorrect',
      message: 'Введите код',
      detail: body,
    });
  });

  it('a refused read without an error name keeps its message (CALL-03)', async () => {
    answer = json({ status: 'Error', errorMessage: 'Не вышло' });
    expect(await read()).toMatchObject({ kind: 'refused', errorName: '', message: 'Не вышло' });
  });

  it('a login, which is neither read nor payment, also needs the status "ok"', async () => {
    answer = json({ token: 'x' });
    expect(await call(login, { login: 'a', password: 'b' }, context())).toMatchObject({
      kind: 'broken',
      cause: 'shape',
    });
  });

  it('F-50: only the declared fields of a reply are passed on, in their declared types', async () => {
    answer = json({ status: 'ok', RedirectURL: null, message: 42, evil: '<b>', errorName: null });
    expect(await pay()).toEqual({ kind: 'ok', value: { RedirectURL: undefined, message: '42' } });
  });

  it('F-50: a reply without a required field is unreadable and names that field', async () => {
    const strict = endpoint({
      method: 'GET',
      path: '/x',
      encoding: 'query',
      token: { in: 'none' },
      callClass: 'R',
      request: v.object({}),
      reply: v.object({ result: v.object({ id: text, note: maybe(text) }) }),
    });
    answer = json({ status: 'ok', result: { note: 'x' } });
    expect(await call(strict, {}, context())).toEqual({ kind: 'broken', cause: 'shape', detail: 'result.id' });
  });

  it('a payment counts as paid only if the reply says so, and no JSON causes an exception', async () => {
    const field = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom('ok', 'error', 'Error', 'OK', 'TokenExpired', 'ZoneNotFound', null),
    );
    const reply = fc.oneof(
      fc.jsonValue(),
      fc.record(
        { status: field, errorName: field, errorMessage: field, RedirectURL: field, message: field },
        { requiredKeys: [] },
      ),
    );
    await fc.assert(
      fc.asyncProperty(reply, async (body) => {
        answer = json(JSON.stringify(body));
        const outcome = await pay();
        const fields = Object(body) as { status?: unknown; errorName?: unknown };
        expect(outcome.kind).toMatch(/^(ok|refused|unknown)$/);
        expect(outcome.kind === 'ok').toBe(
          !Array.isArray(body) && fields.status === 'ok' && fields.errorName !== 'TokenExpired',
        );
        if (outcome.kind === 'refused') expect(outcome.errorName).toBe(fields.errorName);
      }),
    );
  });
});

describe('F-29: the wait that a busy server requests', () => {
  const date = (ms: number): string => new Date(ms).toUTCString();
  const serverNow = Date.parse('2026-11-20T09:00:00Z');
  it.each<[string, number, Record<string, string>, Outcome<unknown>]>([
    ['seconds', 429, { 'Retry-After': '7' }, { kind: 'busy', waitMs: 7000, mayHaveRun: false }],
    ['nothing', 429, {}, { kind: 'busy', waitMs: 10_000, mayHaveRun: false }],
    ['an empty text', 429, { 'Retry-After': '' }, { kind: 'busy', waitMs: 10_000, mayHaveRun: false }],
    ['words', 429, { 'Retry-After': 'soon' }, { kind: 'busy', waitMs: 10_000, mayHaveRun: false }],
    ['no number', 429, { 'Retry-After': '-5' }, { kind: 'busy', waitMs: 10_000, mayHaveRun: false }],
    ['endless', 429, { 'Retry-After': 'Infinity' }, { kind: 'busy', waitMs: 10_000, mayHaveRun: false }],
    ['no time at all: a second', 429, { 'Retry-After': '0' }, { kind: 'busy', waitMs: 1000, mayHaveRun: false }],
    ['a year: an hour', 429, { 'Retry-After': '31536000' }, { kind: 'busy', waitMs: 3_600_000, mayHaveRun: false }],
    [
      'a date, by the server’s own clock',
      429,
      { Date: date(serverNow), 'Retry-After': date(serverNow + 30_000) },
      { kind: 'busy', waitMs: 30_000, mayHaveRun: false },
    ],
    [
      'a date that is past: a second',
      429,
      { Date: date(serverNow), 'Retry-After': date(serverNow - 30_000) },
      { kind: 'busy', waitMs: 1000, mayHaveRun: false },
    ],
    [
      'seconds on a 503, after which nobody knows',
      503,
      { 'Retry-After': '20' },
      { kind: 'busy', waitMs: 20_000, mayHaveRun: true },
    ],
    [
      'a date on a 503',
      503,
      { Date: date(serverNow), 'Retry-After': date(serverNow + 5000) },
      { kind: 'busy', waitMs: 5000, mayHaveRun: true },
    ],
  ])('a busy answer gives a wait by its Retry-After header: %s', async (_, status, headers, outcome) => {
    answer = page('<h1>busy</h1>', status, headers);
    expect(await pay()).toEqual(outcome);
    expect(await read()).toEqual(outcome);
  });
});

describe('an answer that does not come in time', () => {
  /** A server that holds its answer back until it is released. */
  const holding = (): { release: (way: Answer) => void; arrival: Promise<void>; isGone: Promise<void> } => {
    let release: (way: Answer) => void = () => undefined;
    let gone = (): void => undefined;
    const isGone = new Promise<void>((resolve) => (gone = resolve));
    answer = (response, request) => {
      release = (way) => way(response, request);
      response.on('close', gone);
    };
    const arrival = new Promise<void>((resolve) => (arrived = resolve));
    return { release: (way) => release(way), arrival, isGone };
  };

  it('F-4: a payment without an answer in time is unknown, and its late success is still reported', async () => {
    const { release } = holding();
    const outcome = await pay({ deadlineMs: 30 });
    expect(outcome).toMatchObject({ kind: 'unknown', cause: 'timeout' });
    release(json({ status: 'ok', message: 'Оплачено' }));
    expect(await (outcome.kind === 'unknown' ? outcome.late : undefined)).toEqual({
      kind: 'ok',
      value: { RedirectURL: undefined, message: 'Оплачено' },
    });
  });

  it('a pending payment can be ended by its sender: the server notices, and no late answer follows', async () => {
    const { isGone } = holding();
    const outcome = await pay({ deadlineMs: 30 });
    if (outcome.kind !== 'unknown') throw new Error(outcome.kind);
    outcome.end?.();
    await isGone;
    expect(await outcome.late).toEqual({ kind: 'unknown', cause: 'network' });
  });

  it('a late refusal is reported too, and a late reset leaves the payment unknown', async () => {
    for (const [way, late] of [
      [json({ status: 'error', errorName: 'NoMoneyNoHoney' }), { kind: 'refused', errorName: 'NoMoneyNoHoney' }],
      [(response: ServerResponse) => void response.socket?.destroy(), { kind: 'unknown', cause: 'network' }],
    ] as const) {
      const { release } = holding();
      const outcome = await pay({ deadlineMs: 30 });
      release(way);
      expect(await (outcome.kind === 'unknown' ? outcome.late : undefined)).toMatchObject(late);
    }
  });

  it('an unfinished body counts as no answer, because the deadline covers the whole answer', async () => {
    answer = (response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.write('{"status":');
    };
    expect(await read({ deadlineMs: 30 })).toEqual({ kind: 'offline' });
    expect(await pay({ deadlineMs: 30 })).toMatchObject({ kind: 'unknown', cause: 'timeout' });
  });

  it('a read that times out closes its connection to the server', async () => {
    const { isGone } = holding();
    expect(await read({ deadlineMs: 30 })).toEqual({ kind: 'offline' });
    await isGone;
  });

  it('a call times out after 15 seconds unless it sets a shorter deadline', async () => {
    expect(deadlineMs).toBe(15_000);
    const { arrival } = holding();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let ended: Outcome<unknown> | undefined;
    const paying = pay().then((outcome) => (ended = outcome));
    await arrival;
    await vi.advanceTimersByTimeAsync(14_999);
    expect(ended).toBe(undefined);
    await vi.advanceTimersByTimeAsync(1);
    expect(await paying).toMatchObject({ kind: 'unknown', cause: 'timeout' });
  });

  it('an aborted read ends at once, whether it is already sent or not', async () => {
    const off = new AbortController();
    const { arrival, isGone } = holding();
    const reading = read({ signal: off.signal });
    await arrival;
    off.abort();
    expect(await reading).toEqual({ kind: 'offline' });
    await isGone;
    received = [];
    expect(await read({ signal: off.signal })).toEqual({ kind: 'offline' });
    expect(received).toEqual([]);
  });

  it('a payment cannot be aborted', async () => {
    const off = new AbortController();
    const { release, arrival } = holding();
    const paying = pay({ signal: off.signal });
    await arrival;
    off.abort();
    release(json({ status: 'ok' }));
    expect(await paying).toMatchObject({ kind: 'ok' });
    expect(received).toHaveLength(1);
  });
});

describe('F-74: the server’s clock', () => {
  const served = 'Fri, 20 Nov 2026 09:00:00 GMT';
  const clock = async (
    target: Endpoint,
    way: Answer,
    patch: Partial<CallContext> = {},
  ): Promise<[number, number, number][]> => {
    const serverTimes: [number, number, number][] = [];
    answer = way;
    await call(target, stay, context({ ...patch, onServerTime: (...times) => serverTimes.push(times) }));
    return serverTimes;
  };
  const dated = (headers: Record<string, string> = {}): Answer =>
    json({ ...goodProfile, features: [] }, 200, { Date: served, ...headers });

  it('the server’s clock is told by an answer’s Date, with the device’s time before and after', async () => {
    const before = Date.now();
    const [serverTimes, ...more] = await clock(getProfile, dated());
    const after = Date.now();
    expect(more).toEqual([]);
    const [server, sentAt, receivedAt] = serverTimes ?? [0, 0, 0];
    expect(server).toBe(Date.parse(served));
    expect(before <= sentAt && sentAt <= receivedAt && receivedAt <= after).toBe(true);
  });

  it.each<[string, Endpoint, Answer, Partial<CallContext>, boolean]>([
    ['is told by a payment', startParking, dated(), {}, true],
    [
      'is told by a refusal',
      startParking,
      json({ status: 'error', errorName: 'ZoneNotFound' }, 200, { Date: served }),
      {},
      true,
    ],
    [
      'is told by an answer to an expired token',
      getProfile,
      json({ status: 'error', errorName: 'TokenExpired' }, 200, { Date: served }),
      {},
      true,
    ],
    ['is told by the map asked for anew', getMapInfo, dated(), { isFresh: true }, true],
    ['is not told by the map, which the browser may have kept for an hour', getMapInfo, dated(), {}, false],
    ['is not told by a copy that the worker kept', getProfile, dated({ 'sw-fetched-at': '1700000000000' }), {}, false],
    ['is not told by a log-in page of a Wi-Fi', getProfile, page(portal, 200, { Date: served }), {}, false],
    ['is not told by an error page', getProfile, page('', 500, { Date: served }), {}, false],
    ['is not told by a busy proxy', getProfile, page('', 429, { Date: served }), {}, false],
    ['is not told by an answer without a readable Date', getProfile, dated({ Date: 'yesterday' }), {}, false],
  ])('the server’s clock %s', async (_, target, way, patch, isReported) => {
    expect((await clock(target, way, patch)).map(([server]) => server)).toEqual(isReported ? [Date.parse(served)] : []);
  });
});

it('a cached answer carries the time of its caching, and a fresh one does not', async () => {
  answer = json(goodProfile, 200, { 'sw-fetched-at': '1700000000000' });
  expect(await read()).toMatchObject({ kind: 'ok', cachedAt: 1_700_000_000_000 });
  answer = json(goodProfile);
  expect(await read()).not.toHaveProperty('cachedAt');
});

describe('a parameter in the path', () => {
  it.each([
    ['12', '/api/profile/ts/12'],
    ['D7', '/api/profile/ts/D7'],
    ['../car', '/api/profile/ts/..%2Fcar'],
    ['7?token=other', '/api/profile/ts/7%3Ftoken%3Dother'],
  ])('the path parameter %s stays one part of the path and is not repeated in the query', async (id, path) => {
    answer = json({ status: 'ok' });
    expect(await call(deleteTs, { id }, { apiUrl, token: 'mine' })).toEqual({ kind: 'ok', value: {} });
    expect(received[0]?.path).toBe(`/city/perm${path}`);
    expect(received[0]?.query).toEqual({ token: 'mine' });
    expect(received[0]?.method).toBe('DELETE');
  });
});

describe('a reply that is a file', () => {
  const readReceipt = () => call(getReceipt, { receiptnumber: '7' }, { apiUrl, token: 'mine' });
  const file =
    (type: string, status = 200): Answer =>
    (response) => {
      response.writeHead(status, { 'Content-Type': type });
      response.end('%PDF-1.7 …');
    };

  it('a reply that is a file is passed on unchanged', async () => {
    answer = file('application/pdf');
    const outcome = await readReceipt();
    expect(outcome.kind).toBe('ok');
    if (outcome.kind === 'ok') expect(await outcome.value.file.text()).toBe('%PDF-1.7 …');
  });

  it.each([
    ['of another kind', file('text/html; charset=utf-8')],
    ['that says it is no success', file('application/pdf', 404)],
  ])('a reply %s is not accepted as a file', async (_, wrong) => {
    answer = wrong;
    expect(await readReceipt()).toMatchObject({ kind: 'broken', cause: 'notTheCity' });
  });

  it('a call for a file can be refused by JSON under the wrong type', async () => {
    answer = page('{"status":"error","errorName":"TokenNotFound"}');
    expect(await readReceipt()).toMatchObject({ kind: 'refused', errorName: 'TokenNotFound' });
  });

  it('a call for a file can be refused with a named error', async () => {
    answer = json({ status: 'error', errorName: 'TokenNotFound' });
    expect(await readReceipt()).toMatchObject({ kind: 'refused', errorName: 'TokenNotFound' });
  });
});
