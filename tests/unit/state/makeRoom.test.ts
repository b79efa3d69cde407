// @vitest-environment jsdom
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepLarge } from '~/state/largeStorage';
import { withRoom } from '~/state/makeRoom';
import { read, write, type StorageKey } from '~/state/storage';

const { set } = vi.hoisted(() => ({ set: vi.fn<(name: string, value: unknown) => Promise<void>>() }));
vi.mock('idb-keyval', () => ({ set }));

const full = () => new DOMException('full', 'QuotaExceededError');
const attempts: StorageKey<string> = { name: 'attempts', schema: v.string(), fallback: '' };

/** Caches that are there, in the order in which they went. */
let gone: string[];
beforeEach(() => {
  gone = [];
  vi.stubGlobal('caches', { delete: async (name: string) => gone.push(name) > 0 });
  localStorage.clear();
  set.mockReset();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A device whose storage takes something once so many caches have gone. */
const takesAfter = (count: number) => async (): Promise<void> => {
  if (gone.length < count) throw full();
};

describe('F-68: a full device', () => {
  it.each([
    [0, []],
    [1, ['tiles']],
    [2, ['tiles', 'kept-tiles']],
  ])('what needs %i caches gone takes %j', async (count, dropped) => {
    await withRoom(takesAfter(count));
    expect(gone).toEqual(dropped);
  });

  it('nothing but tiles goes, and then the write has failed', async () => {
    await expect(withRoom(takesAfter(3))).rejects.toThrow('full');
    expect(gone).toEqual(['tiles', 'kept-tiles']);
  });

  it('a tab’s own memory that is full takes nothing from the device', () => {
    localStorage.setItem('parking.queries.perm', 'x');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw full();
    });
    expect(write({ ...attempts, isPerTab: true }, 'seen')).toBe(false);
    expect(localStorage.getItem('parking.queries.perm')).toBe('x');
  });

  it('another fault takes nothing', async () => {
    await expect(withRoom(() => Promise.reject(new Error('blocked')))).rejects.toThrow('blocked');
    expect(gone).toEqual([]);
  });

  it('a proof or a picture takes the place of tiles that passed by', async () => {
    set.mockImplementation(takesAfter(1));
    expect(await keepLarge('proofs.perm.guest', [])).toBe(true);
    expect([gone, set.mock.calls.length]).toEqual([['tiles'], 2]);
  });

  it('an attempt takes the place of answers that can be had again, at once, and of nothing else', () => {
    localStorage.setItem('parking.queries.perm', 'x');
    localStorage.setItem('parking.stays', '[]');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, text) {
      if (this.getItem('parking.queries.perm') !== null) throw full();
      this[name] = text;
    });
    expect(write(attempts, 'sent')).toBe(true);
    expect(Object.keys(localStorage).sort()).toEqual(['parking.attempts', 'parking.stays']);
    expect(gone).toEqual([]);
  });

  it('with nothing left but tiles it is in memory until they have gone', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, text) {
      if (gone.length < 2) throw full();
      this[name] = text;
    });
    expect(write(attempts, 'sent')).toBe(false);
    expect(read(attempts)).toBe('sent');
    await vi.waitFor(() => expect(localStorage.getItem('parking.attempts')).toBe('"sent"'));
    expect(gone).toEqual(['tiles', 'kept-tiles']);
    expect(read(attempts)).toBe('sent');
  });

  it('a small storage that is full on a device with room leaves the map alone', async () => {
    vi.stubGlobal('navigator', { storage: { estimate: async () => ({ usage: 10, quota: 1_000 }) } });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw full();
    });
    expect(write(attempts, 'sent')).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(gone).toEqual([]);
    expect(read(attempts)).toBe('sent');
  });
});
