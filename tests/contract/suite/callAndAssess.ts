import { call } from '~/api/call';
import type { Endpoint } from '~/api/contract/endpoint';
import { errorMessages } from '../../fake-city/calls/errorMessages';
import { shapeErrors, type ShapeError } from './shapeErrors';

/** The result of a call to a server. */
export type Verdict = 'answers' | 'refuses' | 'missing' | 'wrong shape' | 'not tried';

export interface CallResult {
  verdict: Verdict;
  /** The name of the refusal, or the reason why there is no usable reply. */
  reason: string;
  errors: ShapeError[];
  /** A good reply, as the app reads it. */
  value?: object;
  /** The server's clock, if the reply has a date. */
  serverMs?: number;
}

/** The raw response. */
export interface WireReply {
  status: number;
  type: string;
  /** The `Date` header, which is the server's clock. */
  date: string;
  body: string;
}

/** Runs the app's own `call` and records the raw response. */
const recorded = async <Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; wireReply: WireReply | undefined }> => {
  const { fetch } = globalThis;
  let wireReply: WireReply | undefined;
  globalThis.fetch = async (...request) => {
    const response = await fetch(...request);
    const { status, headers } = response;
    wireReply = {
      status,
      type: headers.get('Content-Type') ?? '',
      date: headers.get('Date') ?? '',
      body: await response.clone().text(),
    };
    return response;
  };
  try {
    return { result: await work(), wireReply };
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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads a documented refusal: an error status and a name. Otherwise lists what is wrong with it. Undefined if the reply
 * is no refusal.
 */
const refusalOf = ({
  status,
  errorName,
  errorMessage,
}: Record<string, unknown>): Pick<CallResult, 'verdict' | 'reason' | 'errors'> | undefined => {
  if (status !== 'error' && status !== 'Error') return undefined;
  const errors: ShapeError[] = [];
  if (errorName !== undefined && typeof errorName !== 'string') errors.push({ field: 'errorName', reason: 'no text' });
  if (errorMessage !== undefined && errorMessage !== null && typeof errorMessage !== 'string')
    errors.push({ field: 'errorMessage', reason: 'no text' });
  if (!errorName && !errorMessage) errors.push({ field: 'errorName', reason: 'missing' });
  if (errors.length > 0) return { verdict: 'wrong shape', reason: '', errors };
  const name = typeof errorName === 'string' ? errorName : 'no name';
  return {
    verdict: 'refuses',
    reason: Object.hasOwn(errorMessages, name) ? name : `${name} (not in the catalogue)`,
    errors,
  };
};

/**
 * Assesses a raw response, more strictly than the app does. `checkBody` checks the parts that the reply's schema does
 * not read.
 */
export const assessReply = (
  endpoint: Endpoint,
  wireReply: WireReply,
  checkBody: (body: object) => ShapeError[] = () => [],
): CallResult => {
  const none = (reason: string): CallResult => ({ verdict: 'missing', reason, errors: [] });
  if (wireReply.status >= 500 || [404, 405].includes(wireReply.status)) return none(`status ${wireReply.status}`);
  if (endpoint.readFile && !wireReply.type.includes('json')) {
    const isFile =
      endpoint.readFile(new Blob([wireReply.body], { type: wireReply.type })) !== undefined &&
      wireReply.body.length > 0;
    return isFile
      ? { verdict: 'answers', reason: '', errors: [] }
      : none(`${wireReply.type || 'no type'} where a file stands`);
  }
  if (!/^[^;]*[/+]json\b/i.test(wireReply.type))
    return none(wireReply.body.trimStart().startsWith('<') ? 'HTML' : `type ${wireReply.type || 'missing'}`);
  const body = parsed(wireReply.body);
  if (!isObject(body)) return none('no JSON object');
  const refusal = refusalOf(body);
  if (refusal) return refusal;
  const wrong =
    body['status'] === 'ok'
      ? []
      : [{ field: 'status', reason: `${JSON.stringify(body['status']) ?? 'missing'} where "ok" stands` }];
  const errors = [...wrong, ...shapeErrors(endpoint.reply, body), ...checkBody(body)];
  return { verdict: errors.length > 0 ? 'wrong shape' : 'answers', reason: '', errors };
};

export interface CallOptions {
  apiUrl: string;
  token?: string;
  version?: string;
  /** Checks the parts that the reply's schema does not read. */
  checkBody: (body: object) => ShapeError[];
}

/** Makes one call as the app does, and assesses the reply. */
export const callAndAssess = async (
  endpoint: Endpoint,
  input: object,
  { checkBody, ...context }: CallOptions,
): Promise<CallResult> => {
  const { result, wireReply } = await recorded(() => call(endpoint, input as Record<string, unknown>, context));
  if (!wireReply) return { verdict: 'missing', reason: 'no answer', errors: [] };
  const date = Date.parse(wireReply.date);
  return {
    ...assessReply(endpoint, wireReply, checkBody),
    ...(result.kind === 'ok' && { value: result.value }),
    ...(!Number.isNaN(date) && { serverMs: date }),
  };
};
