// Firefox through WebDriver BiDi, which it supports natively: Debian's firefox-esr in headless mode.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { begin, end, freePort, retryUntilAnswered } from './process';
import { keysOf, type Driver } from './Driver';

const browser = [process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  (path) => path && existsSync(path),
);

export const hasFirefox = browser !== undefined;

interface Reply {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  message?: string;
}

const connect = (address: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(address);
    socket.addEventListener('open', () => resolve(socket));
    socket.addEventListener('error', () => reject(new Error(`Nobody answers at ${address}`)));
  });

export const startFirefox = async (): Promise<Driver> => {
  if (browser === undefined) throw new Error('No Firefox');
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const port = await freePort();
  const child = begin(browser, [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    `--remote-debugging-port=${port}`,
    'about:blank',
  ]);
  const socket = await retryUntilAnswered(() => connect(`ws://127.0.0.1:${port}/session`));
  const waiting = new Map<number, (reply: Reply) => void>();
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
  });
  let last = 0;
  const send = async (method: string, params: object): Promise<unknown> => {
    last += 1;
    const id = last;
    const answered = new Promise<Reply>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, result, message } = await answered;
    if (type === 'error') throw new Error(`${method}: ${message}`);
    return result;
  };
  const { capabilities } = (await send('session.new', { capabilities: {} })) as {
    capabilities: { browserName: string; browserVersion: string };
  };
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = contexts[0]?.context ?? '';
  return {
    name: `${capabilities.browserName} ${capabilities.browserVersion}`,
    open: async (url) =>
      void (await send('browsingContext.navigate', { context, url, wait: 'complete' }).catch(() => undefined)),
    evaluate: async (expression) => {
      const wrapped = `Promise.resolve().then(() => (${expression})).then((value) => JSON.stringify(value ?? null), (fault) => JSON.stringify('fault: ' + fault))`;
      const { result } = (await send('script.evaluate', {
        expression: wrapped,
        target: { context },
        awaitPromise: true,
      })) as {
        result: { value: string };
      };
      return JSON.parse(result.value);
    },
    type: async (text) => void (await send('input.performActions', { context, actions: keysOf(text) })),
    screenshot: async () => ((await send('browsingContext.captureScreenshot', { context })) as { data: string }).data,
    close: async () => {
      await send('browser.close', {}).catch(() => undefined);
      await end(child);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
