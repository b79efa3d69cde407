import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startParking } from '~/api/contract/payments';
import { getProfile } from '~/api/contract/profile';
import { openStore } from '../fake-city/store/openStore';
import { inconsistencies } from './consistency';
import { Server, valueOf } from './server';

const city = 'perm';
const zone = '0901';

let folder: string;
let child: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stand-in-'));
});
afterEach(async () => {
  await kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the fake city in a separate process, with its data in a file. */
const start = async (): Promise<Server> => {
  const tsx = createRequire(import.meta.url).resolve('tsx/cli');
  const program = fileURLToPath(new URL('../fake-city/main.ts', import.meta.url));
  // tsx runs the program in a child process, so the whole group is killed.
  child = spawn(process.execPath, [tsx, program], {
    env: { ...process.env, PORT: '0', DATA: join(folder, 'city.db'), STAND_IN_CONTROL: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let output = '';
  for await (const chunk of child.stdout ?? []) {
    output += String(chunk);
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
    if (url) return new Server(url);
  }
  throw new Error(`The stand-in did not start: ${output}`);
};

const kill = async (): Promise<void> => {
  if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  process.kill(-child.pid, 'SIGKILL');
  await gone;
};

it('a server that is killed while it writes loses nothing that it has acknowledged', { timeout: 240_000 }, async () => {
  const acknowledged: string[] = [];
  let server = await start();
  await server.control.seed(city, { zones: [{ number: zone }] });
  const { users } = await server.control.seed(city, {
    users: [{ email: 'killed@example.com', balanceKopecks: 10_000_000 }],
  });
  const token = users[0]?.token ?? '';

  for (let round = 0; round < 3; round += 1) {
    const over = new AbortController();
    // Several at once, so that some requests are always in flight.
    const drivers = Array.from({ length: 6 }, async (_, lane) => {
      for (let count = 0; !over.signal.aborted; count += 1) {
        const plate = `${'АВЕКМН'[lane] ?? 'А'}${String(count % 1000).padStart(3, '0')}${'АВЕ'[round] ?? 'А'}А77`;
        const outcome = await server
          .call(city, startParking, { Vehicle: plate, Zone: zone, Duration: 15 }, token)
          .catch(() => undefined);
        if (outcome?.kind === 'ok') acknowledged.push(plate);
        else break;
      }
    });
    // Waits for a number of answers instead of a time: on any machine the kill hits requests in flight.
    await vi.waitUntil(() => acknowledged.length >= 20 * (round + 1), { timeout: 60_000, interval: 5 });
    await kill();
    over.abort();
    await Promise.all(drivers);
    const store = openStore(join(folder, 'city.db'), () => undefined);
    expect(inconsistencies(store)).toEqual([]);
    store.close();
    server = await start();
  }

  const { sessions: stays, balance } = valueOf(await server.call(city, getProfile, {}, token)).result;
  const survivors = (stays as { transport: { numberTs: string } }[]).map(({ transport }) => transport.numberTs);
  expect(acknowledged.filter((plate) => !survivors.includes(plate))).toEqual([]);
  // A payment that was carried out but not acknowledged is there too, and is paid for: 15 minutes cost 15 roubles.
  expect(100_000 - (balance ?? 0)).toBe(15 * survivors.length);
});
