import { spawn, type ChildProcess } from 'node:child_process';
import { chromium, type BrowserContext } from '@playwright/test';
import { findBrowser } from '../tools/browser.mjs';

export interface BrowserProcess {
  child: ChildProcess;
  context: BrowserContext;
  /** The test's own connection has heard of the browser's end: until then it may ask one that is not there any more for its trace. */
  processesGone: Promise<unknown>;
}

/** A browser of a row's own, whose profile outlives its process. */
export const startBrowser = async (profile: string): Promise<BrowserProcess> => {
  const child = spawn(
    findBrowser() ?? 'chromium',
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--lang=ru-RU',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The browser has ended.')));
    child.stderr.on('data', (chunk: Buffer) => {
      const [, found] = /DevTools listening on (ws:\S+)/.exec(chunk.toString()) ?? [];
      if (found) resolve(found);
    });
  });
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no pages.');
  const processesGone = Promise.all([
    new Promise<unknown>((resolve) => context.once('close', resolve)),
    new Promise<unknown>((resolve) => browser.once('disconnected', resolve)),
  ]);
  return { child, context, processesGone };
};

const hasExited = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

const exit = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (hasExited(child)) resolve();
    else child.once('exit', () => resolve());
  });

/** As a phone kills an app: at once, and all of it. Its helpers too: one of them holds the storage. */
export const kill = async ({ child, processesGone }: BrowserProcess): Promise<void> => {
  if (child.pid !== undefined && !hasExited(child)) process.kill(-child.pid, 'SIGKILL');
  await exit(child);
  await processesGone;
};

/** A browser that is closed writes down what it has; one that runs does so many seconds later. */
export const closeWell = async ({ child, context, processesGone }: BrowserProcess): Promise<void> => {
  const session = await context.browser()?.newBrowserCDPSession();
  await session?.send('Browser.close').catch(() => undefined);
  await exit(child);
  await processesGone;
};
