import type { MiddlewareHandler } from 'hono';
import type { ServerClock } from '../server/ServerClock';
import type { FakeCityEnv } from '../server/FakeCityEnv';
import type { Fault, FaultList } from './FaultList';
import type { RequestLog } from './RequestLog';
import { spoil } from './spoil';

interface Parts {
  faults: FaultList;
  log: RequestLog;
  clock: ServerClock;
  /** The whole server: what was held back goes through it once more. */
  handle: (request: Request, env: FakeCityEnv['Bindings']) => Response | Promise<Response>;
}

/** Bodies worth logging: the calls' and the payment page's. */
const hasBody = (method: string, path: string): boolean =>
  method !== 'GET' && method !== 'HEAD' && /^\/(city|demo)\//.test(path);

/** Before all handlers: numbers and logs each request, and spoils those that a fault wants. */
export const faultLayer = ({ faults, log, clock, handle }: Parts): MiddlewareHandler<FakeCityEnv> => {
  const waiting = new Map<Fault, Set<() => void>>();
  const answered = (path: string): void => {
    for (const [fault, releases] of waiting) if (path.includes(fault.match)) for (const release of releases) release();
  };
  const untilOvertaken = (fault: Fault, ms: number): Promise<void> =>
    new Promise((resolve) => {
      const releases = waiting.get(fault) ?? new Set();
      waiting.set(fault, releases);
      const release = (): void => {
        clearTimeout(timer);
        releases.delete(release);
        // The later answer goes out first.
        setImmediate(resolve);
      };
      const timer = setTimeout(release, ms);
      releases.add(release);
    });

  return async (c, next) => {
    const { method, path } = c.req;
    const request = c.env.heldRequest ?? log.nextRequest();
    c.set('request', request);
    c.set('runs', 1);
    if (c.env.heldRequest !== undefined) return next();
    const body = hasBody(method, path) ? await c.req.text().catch(() => '') : '';
    const row = log.add({ request, method, path, query: new URL(c.req.url).search, body, executed: false });
    const execute = async (): Promise<Response> => {
      row.executed = true;
      await next();
      return c.res;
    };
    const executeLate = (ms: number): Promise<Response> => {
      const held = new Request(c.req.url, { method, headers: c.req.raw.headers, body: body === '' ? undefined : body });
      return new Promise((resolve) =>
        clock.at(clock.now() + ms, async () => {
          row.executed = true;
          resolve(await handle(held, { ...c.env, heldRequest: request }));
        }),
      );
    };
    const fault = faults.take(method, path);
    if (!fault) {
      await execute();
      // A preflight is no answer that a held one could be overtaken by.
      if (method !== 'OPTIONS') c.env.outgoing.once('finish', () => answered(path));
      return;
    }
    const response = await spoil[fault.kind]({
      c,
      fault,
      clock,
      execute,
      executeLate,
      untilOvertaken: (ms) => untilOvertaken(fault, ms),
    });
    // Without this the headers of the good answer would be added to the spoiled one.
    c.res = undefined;
    c.res = response;
  };
};
