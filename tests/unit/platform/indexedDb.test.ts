import { expect, it, vi } from 'vitest';
import { deleteFromIndexedDb, saveToIndexedDb, readFromIndexedDb } from '~/platform/indexedDb';

const entries = new Map<IDBValidKey, unknown>();
let isFull = false;
vi.mock('idb-keyval', () => ({
  set: async (name: IDBValidKey, value: unknown) => {
    if (isFull) throw new Error('QuotaExceededError');
    entries.set(name, value);
  },
  get: async (name: IDBValidKey) => entries.get(name),
  keys: async () => [...entries.keys()],
  delMany: async (names: IDBValidKey[]) => names.forEach((name) => entries.delete(name)),
}));

const { asked } = vi.hoisted(() => ({ asked: vi.fn() }));
// A file that cannot be loaded without a network.
vi.mock('~/platform/storageEviction', () => {
  asked();
  throw new Error('Failed to fetch');
});

it('deleteFromIndexedDb deletes the entries of persons, and nothing else', async () => {
  await saveToIndexedDb('parkings.v1.perm', 1);
  await saveToIndexedDb('person.receipt.perm.key.17', 2);
  await saveToIndexedDb('person.receipt.kazan.other.1', 3);
  entries.set(5, 4);
  await deleteFromIndexedDb('person.receipt.');
  expect([...entries.keys()]).toEqual(['parkings.v1.perm', 5]);
  expect(await readFromIndexedDb('parkings.v1.perm')).toBe(1);
});

it('saveToIndexedDb returns whether the value was stored', async () => {
  expect(await saveToIndexedDb('a', 1)).toBe(true);
  expect(asked).not.toHaveBeenCalled();
  isFull = true;
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  expect(await saveToIndexedDb('b', 2)).toBe(false);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
