// @vitest-environment jsdom
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveToIndexedDb } from '~/platform/indexedDb';
import { offlineAreaEvicted, writeWithEviction } from '~/platform/storageEviction';
import { savePaymentRecord } from '~/state/payments/paymentRecords';
import { read, setCurrentAnswers, retryAfterEviction, write, type StorageKey } from '~/platform/storage';

const { set, noteAreaGone } = vi.hoisted(() => ({
  set: vi.fn<(name: string, value: unknown) => Promise<void>>(),
  noteAreaGone: vi.fn(),
}));
vi.mock('idb-keyval', () => ({
  set,
  update: (name: string, change: (kept: unknown) => unknown) => set(name, change(undefined)),
  getMany: async () => [],
}));
addEventListener(offlineAreaEvicted, noteAreaGone);

const full = () => new DOMException('full', 'QuotaExceededError');
const attempts: StorageKey<string> = {
  name: 'attempts',
  owner: 'device',
  purpose: 'settings',
  schema: v.string(),
  fallback: '',
  isVital: true,
};
const habit: StorageKey<string> = {
  name: 'habit',
  owner: 'device',
  purpose: 'settings',
  schema: v.string(),
  fallback: '',
};

/** The deleted caches, in the order of their deletion. */
let gone: string[];
beforeEach(() => {
  gone = [];
  vi.stubGlobal('caches', { delete: async (name: string) => gone.push(name) > 0 });
  localStorage.clear();
  set.mockReset();
  noteAreaGone.mockReset();
  setCurrentAnswers('parking.queries.perm', () => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A device whose storage accepts a write only after that many caches were deleted. */
const takesAfter = (count: number) => async (): Promise<void> => {
  if (gone.length < count) throw full();
};

describe('F-68: a full device', () => {
  it.each([
    [0, []],
    [1, ['tiles']],
    [2, ['tiles', 'kept-tiles']],
  ])('a write that needs the room of %i caches evicts %j', async (count, dropped) => {
    await writeWithEviction(takesAfter(count));
    expect(gone).toEqual(dropped);
    await vi.waitFor(() => expect(noteAreaGone).toHaveBeenCalledTimes(count === 2 ? 1 : 0));
  });

  it('a write of data that can be fetched again does not evict the tiles of the offline area', async () => {
    await expect(writeWithEviction(takesAfter(2), 'passing')).rejects.toThrow('full');
    expect(gone).toEqual(['tiles']);
    gone = [];
    set.mockImplementation(takesAfter(2));
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    expect(await saveToIndexedDb('parkings.v2.perm', [], 'passing')).toBe(false);
    expect(gone).toEqual(['tiles']);
  });

  it('a payment record evicts any tiles, even those of the offline area', async () => {
    set.mockImplementation(takesAfter(2));
    await savePaymentRecord('guest', { id: 'p', city: 'perm', kind: 'start', sentAt: 1, outcome: 'open' });
    expect(gone).toEqual(['tiles', 'kept-tiles']);
    expect(set).toHaveBeenCalledTimes(3);
  });

  it('a write evicts nothing but tiles, and then fails', async () => {
    await expect(writeWithEviction(takesAfter(3))).rejects.toThrow('full');
    expect(gone).toEqual(['tiles', 'kept-tiles']);
  });

  it('a full storage of one tab evicts nothing from the device', () => {
    localStorage.setItem('parking.queries.perm', 'x');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw full();
    });
    expect(write({ ...attempts, isPerTab: true }, 'seen')).toBe(false);
    expect(localStorage.getItem('parking.queries.perm')).toBe('x');
  });

  it('a write that fails for another reason evicts nothing', async () => {
    await expect(writeWithEviction(() => Promise.reject(new Error('blocked')))).rejects.toThrow('blocked');
    expect(gone).toEqual([]);
  });

  it('a receipt evicts tiles that are not of the offline area', async () => {
    set.mockImplementation(takesAfter(1));
    expect(await saveToIndexedDb('person.receipt.1', [])).toBe(true);
    expect([gone, set.mock.calls.length]).toEqual([['tiles'], 2]);
  });

  it('an attempt record evicts cached answers at once, and nothing else', () => {
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

  it('answers of other cities are evicted first, and those of this city for money only, then written again', () => {
    const writeAgain = vi.fn();
    setCurrentAnswers('parking.queries.perm', writeAgain);
    let limit = 2;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, text) {
      if (Object.keys(this).length >= limit) throw full();
      this[name] = text;
    });
    localStorage['parking.queries.perm'] = 'x';
    localStorage['parking.queries.kazan'] = 'x';
    expect(write(habit, 'h')).toBe(true);
    expect(Object.keys(localStorage).sort()).toEqual(['parking.habit', 'parking.queries.perm']);
    limit = 1;
    localStorage.removeItem('parking.habit');
    expect(write(habit, 'h')).toBe(false);
    expect([Object.keys(localStorage), writeAgain.mock.calls.length]).toEqual([['parking.queries.perm'], 0]);
    expect(write(attempts, 'sent')).toBe(true);
    expect([Object.keys(localStorage), writeAgain.mock.calls.length]).toEqual([['parking.attempts'], 1]);
  });

  it.each<[string, () => void, string | null]>([
    ['nobody has touched', () => undefined, 'new'],
    ['another tab has written', () => (localStorage['parking.queries.perm'] = 'newest'), 'newest'],
    ['was removed', () => localStorage.removeItem('parking.queries.perm'), null],
  ])('a write that waited for room looks at the stored value first: %s', async (_, during, after) => {
    localStorage.setItem('parking.queries.perm', 'old');
    retryAfterEviction('parking.queries.perm', () => localStorage.setItem('parking.queries.perm', 'new'), 'passing');
    during();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(localStorage.getItem('parking.queries.perm')).toBe(after);
  });

  it('an attempt record stays in memory until the tiles have been evicted', async () => {
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

  it('a full local storage on a device with free space evicts no tiles', async () => {
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
