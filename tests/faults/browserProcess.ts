import { spawn, type ChildProcess } from 'node:child_process';
import { chromium, type BrowserContext } from '@playwright/test';
import { findBrowser } from '../tools/browser.mjs';

export interface BrowserProcess {
  child: ChildProcess;
  context: BrowserContext;
  /**
   * Resolves once the test's own connection has noticed the browser's end. Until then it may request a trace from a
   * browser that is gone.
   */
  processesGone: Promise<unknown>;
}

/** Starts a browser for one row, whose profile outlives its process. */
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

/** Kills the browser as a phone kills an app: at once, and with all child processes. One of them holds the storage. */
export const kill = async ({ child, processesGone }: BrowserProcess): Promise<void> => {
  if (child.pid !== undefined && !hasExited(child)) process.kill(-child.pid, 'SIGKILL');
  await exit(child);
  await processesGone;
};

/**
 * Closes the browser properly, so that it writes its data to the disk. A running browser does so only many seconds
 * later.
 */
export const closeWell = async ({ child, context, processesGone }: BrowserProcess): Promise<void> => {
  const session = await context.browser()?.newBrowserCDPSession();
  await session?.send('Browser.close').catch(() => undefined);
  await exit(child);
  await processesGone;
};
