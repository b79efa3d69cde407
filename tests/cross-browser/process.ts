import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Returns a port that is free at this moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const fakeCity = createServer();
    fakeCity.once('error', reject);
    fakeCity.listen(0, '127.0.0.1', () => {
      const address = fakeCity.address();
      fakeCity.close(() =>
        address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port')),
      );
    });
  });

/** Starts a program in its own process group, so that it can be ended together with all its child processes. */
export const begin = (command: string, args: readonly string[]): ChildProcess =>
  spawn(command, args, { stdio: 'ignore', detached: true });

export const end = async (child: ChildProcess): Promise<void> => {
  if (child.pid === undefined || child.exitCode !== null) return;
  try {
    process.kill(-child.pid, 'SIGTERM');
  } catch {
    // Already ended.
  }
  await Promise.race([new Promise((resolve) => child.once('exit', resolve)), sleep(5000)]);
};

/** Retries until there is an answer. Rejects with the last error after 30 seconds. */
export const retryUntilAnswered = async <Answer>(attempt: () => Promise<Answer>): Promise<Answer> => {
  const until = Date.now() + 30_000;
  for (;;)
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > until) throw error;
      await sleep(200);
    }
};
