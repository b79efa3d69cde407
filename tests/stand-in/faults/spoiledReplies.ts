import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Refusal } from '../calls/Refusal';
import type { Random } from '../seed/random';
import { mutate, shortened } from './mutate';

const json = 'application/json; charset=utf-8';
const html = 'text/html; charset=utf-8';
const noStore = { 'Cache-Control': 'no-store' };

const reply = (body: string | null, status: number, type: string, headers: Record<string, string> = {}): Response =>
  new Response(body, { status, headers: { 'Content-Type': type, ...noStore, ...headers } });

export const serverError = (): Response =>
  reply('<!doctype html><html><head><title>500</title></head><body><h1>500 Internal Server Error</h1></body></html>', 500, html);

export const tooMany = (waitMs: number): Response =>
  reply('<!doctype html><title>429</title><h1>Too Many Requests</h1>', 429, html, { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1000))) });

export const gatewayTimeout = (): Response => reply('<!doctype html><title>504</title><h1>504 Gateway Timeout</h1>', 504, html);

/** The log-in page of a public Wi-Fi, in place of what was asked for. */
export const portalPage = (): Response =>
  reply(
    '<!doctype html><html><head><title>Wi-Fi</title></head><body><h1>Войдите в сеть</h1><p>Примите условия, чтобы выйти в интернет.</p></body></html>',
    200,
    html,
  );

export const portalRedirect = (): Response =>
  new Response(null, { status: 302, headers: { Location: 'http://login.wifi.example/welcome', ...noStore } });

export const emptyBody = (): Response => reply('', 200, json);
export const nullBody = (): Response => reply('null', 200, json);
export const emptyList = (): Response => reply('[]', 200, json);
export const emptyText = (): Response => reply('""', 200, json);
export const expiredToken = (): Response => reply(JSON.stringify(new Refusal('TokenExpired').body), 200, json);
export const brokenError = (): Response => reply('{"status":"error","errorName":"Unkno', 500, json);

/** Every field of the replies with a value of another kind. Money calls get a status that only looks like a good one. */
export const wrongTypes = (method: string): Response =>
  reply(
    JSON.stringify({
      status: method === 'GET' ? 'ok' : 'OK',
      errorName: null,
      result: 'ok',
      features: { 0: 'parking' },
      OverAll: [],
      times: 7,
      token: { value: 5 },
      id_session: [],
      costData: 'free',
      totalcost: 'ten',
      balance: {},
      price: [1, 2],
      moneyEnough: 'perhaps',
      RedirectURL: 12,
      message: ['paid'],
    }),
    200,
    json,
  );

const hugeBytes = 20 * 1024 * 1024;
const hugeFeatures = 50_000;

/** About 20 MB: for a map 50,000 objects, for anything else one endless text. */
export const hugeBody = (path: string): Response => {
  if (!path.includes('get-map-info')) return reply(`{"status":"ok","result":"${'x'.repeat(hugeBytes)}"}`, 200, json);
  const filler = 'x'.repeat(Math.floor(hugeBytes / hugeFeatures) - 240);
  const features = Array.from({ length: hugeFeatures }, (_, index) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: { latitude: 55 + (index % 300) / 1000, longitude: 37 + Math.floor(index / 300) / 1000 } },
    properties: { objecttype: 'parkings', category: 'roadside', code: String(index), zone: { zonenumber: '0101', prices: [] }, name: filler },
  }));
  return reply(JSON.stringify({ status: 'ok', features, OverAll: hugeFeatures, times: null }), 200, json);
};

const plainText = async (response: Response): Promise<string> => {
  const body = Buffer.from(await response.arrayBuffer());
  const coding = response.headers.get('Content-Encoding');
  return (coding === 'gzip' ? gunzipSync(body) : coding === 'br' ? brotliDecompressSync(body) : body).toString();
};

/** A good answer in which a few things are wrong; a file stays as it is. */
export const mutatedReply = async (response: Response, random: Random): Promise<Response> => {
  if (!/json/.test(response.headers.get('Content-Type') ?? '')) return response;
  const headers = new Headers(response.headers);
  for (const name of ['Content-Length', 'Content-Encoding']) headers.delete(name);
  const body = JSON.stringify(mutate(shortened(JSON.parse(await plainText(response))), random));
  return new Response(body, { status: response.status, headers });
};
