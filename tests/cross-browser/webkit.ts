// WebKitGTK, the engine of Safari, through WebDriver: Debian's webkit2gtk-driver on a virtual screen (xvfb).
import { existsSync } from 'node:fs';
import { begin, end, freePort, retryUntilAnswered } from './process';
import { keysOf, type Driver } from './Driver';

const driver = '/usr/bin/WebKitWebDriver';
const miniBrowsers = ['4.1', '6.0', '4.0'].map(
  (version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
);
const browser = miniBrowsers.find((path) => existsSync(path));

export const hasWebKit = existsSync(driver) && browser !== undefined && existsSync('/usr/bin/xvfb-run');

export const startWebKit = async (): Promise<Driver> => {
  const port = await freePort();
  const child = begin('/usr/bin/xvfb-run', ['-a', '-s', '-screen 0 1280x900x24', driver, `--port=${port}`]);
  const send = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const reply = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const { value } = (await reply.json()) as { value: unknown };
    if (!reply.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value).slice(0, 300)}`);
    return value;
  };
  const options = { binary: browser, args: ['--automation'] };
  const begun = (await retryUntilAnswered(() =>
    send('POST', '', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } }),
  )) as {
    sessionId: string;
    capabilities: { browserName: string; browserVersion: string };
  };
  const stay = `/${begun.sessionId}`;
  await send('POST', `${stay}/timeouts`, { script: 60_000, pageLoad: 60_000 });
  return {
    name: `WebKitGTK (${begun.capabilities.browserName} ${begun.capabilities.browserVersion})`,
    // The protocol reports an unavailable page as an error. The journey checks the page itself afterwards.
    open: async (url) => void (await send('POST', `${stay}/url`, { url }).catch(() => undefined)),
    evaluate: (expression) =>
      send('POST', `${stay}/execute/async`, {
        script: `const done = arguments[0]; Promise.resolve().then(() => (${expression})).then((value) => done(value ?? null), (fault) => done('fault: ' + fault));`,
        args: [],
      }),
    type: async (text) => void (await send('POST', `${stay}/actions`, { actions: keysOf(text) })),
    screenshot: async () => String(await send('GET', `${stay}/screenshot`)),
    close: async () => {
      await send('DELETE', stay).catch(() => undefined);
      await end(child);
    },
  };
};
