import { expect, it, vi } from 'vitest';
import { forgetLarge, keepLarge, readLarge } from '~/state/largeStorage';

const kept = new Map<IDBValidKey, unknown>();
let isFull = false;
vi.mock('idb-keyval', () => ({
  set: async (name: IDBValidKey, value: unknown) => {
    if (isFull) throw new Error('QuotaExceededError');
    kept.set(name, value);
  },
  get: async (name: IDBValidKey) => kept.get(name),
  keys: async () => [...kept.keys()],
  delMany: async (names: IDBValidKey[]) => names.forEach((name) => kept.delete(name)),
}));

const { asked } = vi.hoisted(() => ({ asked: vi.fn() }));
// A file that cannot be had without a network.
vi.mock('~/state/makeRoom', () => {
  asked();
  throw new Error('Failed to fetch');
});

it('forgets what belongs to a person, and nothing else', async () => {
  await keepLarge('parkings.v1.perm', 1);
  await keepLarge('person.receipt.perm.key.17', 2);
  await keepLarge('person.receipt.kazan.other.1', 3);
  kept.set(5, 4);
  await forgetLarge('person.receipt.');
  expect([...kept.keys()]).toEqual(['parkings.v1.perm', 5]);
  expect(await readLarge('parkings.v1.perm')).toBe(1);
});

it('says whether a value could be kept', async () => {
  expect(await keepLarge('a', 1)).toBe(true);
  expect(asked).not.toHaveBeenCalled();
  isFull = true;
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  expect(await keepLarge('b', 2)).toBe(false);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
