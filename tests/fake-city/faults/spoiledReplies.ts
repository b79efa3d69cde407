import { Refusal } from '../calls/Refusal';

const json = 'application/json; charset=utf-8';
const html = 'text/html; charset=utf-8';
const noStore = { 'Cache-Control': 'no-store' };

const reply = (body: string | null, status: number, type: string, headers: Record<string, string> = {}): Response =>
  new Response(body, { status, headers: { 'Content-Type': type, ...noStore, ...headers } });

export const serverError = (): Response =>
  reply(
    '<!doctype html><html><head><title>500</title></head><body><h1>500 Internal Server Error</h1></body></html>',
    500,
    html,
  );

/** A server that asks the client to try again later. */
export const busy = (status: 429 | 503, title: string, retryAfter: string): Response =>
  reply(`<!doctype html><title>${status}</title><h1>${title}</h1>`, status, html, { 'Retry-After': retryAfter });

const proxyTitles = { 502: '502 Bad Gateway', 504: '504 Gateway Time-out' } as const;

/** The page of an nginx whose city is unreachable or too slow. */
export const proxyError = (status: keyof typeof proxyTitles): Response => {
  const title = proxyTitles[status];
  const page = `<html>\r\n<head><title>${title}</title></head>\r\n<body>\r\n<center><h1>${title}</h1></center>\r\n<hr><center>nginx</center>\r\n</body>\r\n</html>\r\n`;
  return reply(page, status, 'text/html');
};

export const gatewayTimeout = (): Response =>
  reply('<!doctype html><title>504</title><h1>504 Gateway Timeout</h1>', 504, html);

/** The login page of a public Wi-Fi in place of the requested answer. */
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
export const answered = (body: string, type = json): Response => reply(body, 200, type);
export const expiredToken = (): Response => reply(JSON.stringify(new Refusal('TokenExpired').body), 200, json);
export const brokenError = (): Response => reply('{"status":"error","errorName":"Unkno', 500, json);

/** A reply whose fields all have values of the wrong type. Money calls get a status that only resembles `ok`. */
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

/** About 20 MB: 50,000 objects for a map, one very long text for anything else. */
export const hugeBody = (path: string): Response => {
  if (!path.includes('get-map-info')) return reply(`{"status":"ok","result":"${'x'.repeat(hugeBytes)}"}`, 200, json);
  const filler = 'x'.repeat(Math.floor(hugeBytes / hugeFeatures) - 240);
  const features = Array.from({ length: hugeFeatures }, (_, index) => ({
    type: 'Feature',
    geometry: {
      type: 'Point',
      coordinates: { latitude: 55 + (index % 300) / 1000, longitude: 37 + Math.floor(index / 300) / 1000 },
    },
    properties: {
      objecttype: 'parkings',
      category: 'roadside',
      code: String(index),
      zone: { zonenumber: '0101', prices: [] },
      name: filler,
    },
  }));
  return reply(JSON.stringify({ status: 'ok', features, OverAll: hugeFeatures, times: null }), 200, json);
};
