import { afterEach, expect, it, vi } from 'vitest';
import { newerTile } from '../../../sw/newerTile';

afterEach(() => void vi.useRealTimers());

const silence = () => new Promise<Response>(() => undefined);
const comes = (status: number, afterMs: number) => () =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('new', { status })), afterMs));
const fails = () => Promise.reject(new TypeError('Failed to fetch'));

it.each<[string, () => Promise<Response>, boolean, number, string]>([
  ['a new one that comes soon', comes(200, 500), true, 500, 'new'],
  ['a silent network', silence, true, 2_000, 'kept'],
  ['a new one that comes late', comes(200, 9_000), true, 2_000, 'kept'],
  ['no network, at once', silence, false, 0, 'kept'],
  ['an error of the server', comes(500, 100), true, 100, 'kept'],
  ['a network that fails', fails, true, 0, 'kept'],
])('an old stored tile is replaced only by a new one in time: %s', async (_, scenario, isOnline, afterMs, text) => {
  vi.useFakeTimers();
  let answer: Response | undefined;
  void newerTile(new Response('kept'), scenario(), isOnline).then((one) => (answer = one));
  await vi.advanceTimersByTimeAsync(Math.max(0, afterMs - 1));
  if (afterMs > 0) expect(answer).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer?.text()).toBe(text);
});

it('a stored answer that there is no tile waits for a tile that may exist by now', async () => {
  vi.useFakeTimers();
  const answer = newerTile(new Response(null, { status: 404 }), comes(200, 9_000)(), true);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(await (await answer).text()).toBe('new');
});
