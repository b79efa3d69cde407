import { call } from '~/api/call';
import type { Endpoint } from '~/api/contract/endpoint';
import { errorMessages } from '../../stand-in/calls/errorMessages';
import { shapeFaults, type ShapeFault } from './shapeFaults';

/** What a server made of a call. */
export type Verdict = 'answers' | 'refuses' | 'missing' | 'wrong shape' | 'not tried';

export interface Asked {
  verdict: Verdict;
  /** The refusal's name, or why the reply is none. */
  reason: string;
  faults: ShapeFault[];
  /** A good reply as the app reads it. */
  value?: object;
  /** The server's clock, where it told it. */
  serverMs?: number;
}

/** What came over the wire. */
export interface Seen {
  status: number;
  type: string;
  /** The server's clock. */
  date: string;
  body: string;
}

/** Lets the app's own `call` do the asking and keeps what came over the wire besides. */
const recorded = async <Result>(work: () => Promise<Result>): Promise<{ result: Result; seen: Seen | undefined }> => {
  const { fetch } = globalThis;
  let seen: Seen | undefined;
  globalThis.fetch = async (...request) => {
    const response = await fetch(...request);
    const { status, headers } = response;
    seen = { status, type: headers.get('Content-Type') ?? '', date: headers.get('Date') ?? '', body: await response.clone().text() };
    return response;
  };
  try {
    return { result: await work(), seen };
  } finally {
    globalThis.fetch = fetch;
  }
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A refusal as documented: a status of its own and a name; or what is wrong with it. */
const refusalOf = ({ status, errorName, errorMessage }: Record<string, unknown>): Pick<Asked, 'verdict' | 'reason' | 'faults'> | undefined => {
  if (status !== 'error' && status !== 'Error') return undefined;
  const faults: ShapeFault[] = [];
  if (errorName !== undefined && typeof errorName !== 'string') faults.push({ field: 'errorName', reason: 'no text' });
  if (errorMessage !== undefined && errorMessage !== null && typeof errorMessage !== 'string')
    faults.push({ field: 'errorMessage', reason: 'no text' });
  if (!errorName && !errorMessage) faults.push({ field: 'errorName', reason: 'missing' });
  if (faults.length > 0) return { verdict: 'wrong shape', reason: '', faults };
  const name = typeof errorName === 'string' ? errorName : 'no name';
  return { verdict: 'refuses', reason: Object.hasOwn(errorMessages, name) ? name : `${name} (not in the catalogue)`, faults };
};

/** Judges what came over the wire, more strictly than the app would. `look` sees what the reply's schema leaves unread. */
export const judge = (endpoint: Endpoint, seen: Seen, look: (body: object) => ShapeFault[] = () => []): Asked => {
  const none = (reason: string): Asked => ({ verdict: 'missing', reason, faults: [] });
  if (seen.status >= 500 || [404, 405].includes(seen.status)) return none(`status ${seen.status}`);
  if (endpoint.readFile && !seen.type.includes('json')) {
    const isFile = endpoint.readFile(new Blob([seen.body], { type: seen.type })) !== undefined && seen.body.length > 0;
    return isFile ? { verdict: 'answers', reason: '', faults: [] } : none(`${seen.type || 'no type'} where a file stands`);
  }
  if (!/^[^;]*[/+]json\b/i.test(seen.type)) return none(seen.body.trimStart().startsWith('<') ? 'HTML' : `type ${seen.type || 'missing'}`);
  const body = parsed(seen.body);
  if (!isObject(body)) return none('no JSON object');
  const refusal = refusalOf(body);
  if (refusal) return refusal;
  const wrong = body['status'] === 'ok' ? [] : [{ field: 'status', reason: `${JSON.stringify(body['status']) ?? 'missing'} where "ok" stands` }];
  const faults = [...wrong, ...shapeFaults(endpoint.reply, body), ...look(body)];
  return { verdict: faults.length > 0 ? 'wrong shape' : 'answers', reason: '', faults };
};

export interface AskContext {
  apiUrl: string;
  token?: string;
  version?: string;
  /** Looks at what the reply's schema leaves unread. */
  look: (body: object) => ShapeFault[];
}

/** Makes one call as the app does, and judges the reply. */
export const ask = async (endpoint: Endpoint, input: object, { look, ...context }: AskContext): Promise<Asked> => {
  const { result, seen } = await recorded(() => call(endpoint, input as Record<string, unknown>, context));
  if (!seen) return { verdict: 'missing', reason: 'no answer', faults: [] };
  const date = Date.parse(seen.date);
  return {
    ...judge(endpoint, seen, look),
    ...(result.kind === 'ok' && { value: result.value }),
    ...(!Number.isNaN(date) && { serverMs: date }),
  };
};
