import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { FakeCityEnv } from '../server/FakeCityEnv';

type FakeCityContext = Context<FakeCityEnv>;

/** Signals to the server that the connection was taken over. */
const taken = (): Response => new Response(null, { headers: RESPONSE_ALREADY_SENT.headers });

/** Resets the connection: the client's socket gets an RST, not an orderly close. */
export const reset = (c: FakeCityContext): Response => {
  c.env.incoming.socket.resetAndDestroy();
  return taken();
};

/** Sends the headers and half of the body, then closes the connection. */
export const cutInHalf = async (c: FakeCityContext, response: Response): Promise<Response> => {
  const body = Buffer.from(await response.arrayBuffer());
  const { outgoing } = c.env;
  const headers = Object.fromEntries(response.headers);
  outgoing.writeHead(response.status, { ...headers, 'content-length': Math.max(body.length, 2) });
  await new Promise<void>((resolve) => {
    outgoing.write(body.subarray(0, Math.max(1, Math.floor(body.length / 2))), () => resolve());
  });
  c.env.incoming.socket.destroy();
  return taken();
};

/** The same body, sent as one byte every `everyMs` milliseconds. */
export const dripped = async (response: Response, everyMs: number): Promise<Response> => {
  const body = new Uint8Array(await response.arrayBuffer());
  let at = 0;
  let timer: NodeJS.Timeout | undefined;
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) =>
      new Promise<void>((resolve) => {
        timer = setTimeout(() => {
          if (at < body.length) controller.enqueue(body.subarray(at, at + 1));
          at += 1;
          if (at >= body.length) controller.close();
          resolve();
        }, everyMs);
      }),
    cancel: () => clearTimeout(timer),
  });
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  return new Response(stream, { status: response.status, headers });
};
