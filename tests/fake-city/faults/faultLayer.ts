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
  /** The whole server: a delayed request passes through it again. */
  handle: (request: Request, env: FakeCityEnv['Bindings']) => Response | Promise<Response>;
}

/** True if the body is worth logging: those of calls and of the demo pages. */
const hasBody = (method: string, path: string): boolean =>
  method !== 'GET' && method !== 'HEAD' && /^\/(city|demo)\//.test(path);

/** Runs before all handlers. Numbers and logs each request, and applies the matching fault. */
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
        // Lets the later answer go out first. A client that reads both at once could take them in either order.
        setTimeout(resolve, 20);
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
      // A preflight does not count as an answer that overtakes a delayed one.
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
    // Without this, the headers of the good answer would be merged into the changed one.
    c.res = undefined;
    c.res = response;
  };
};
