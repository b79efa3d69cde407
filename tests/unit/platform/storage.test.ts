// @vitest-environment jsdom
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Attempt } from '~/domain/payments/attempt';
import { storageKeys } from '~/state/storageKeys';
import { read, remove, watch, write, type StorageKey } from '~/platform/storage';

const count: StorageKey<number> = {
  name: 'count',
  owner: 'device',
  purpose: 'settings',
  schema: v.number(),
  fallback: 7,
};
const attempt: Attempt = {
  id: 'a',
  city: 'perm',
  kind: 'start',
  accountKey: 'k',
  payloadHash: 'h',
  target: 't',
  sentAt: 1,
  knownSessionIds: [],
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('stored values of the device', () => {
  it('a stored value is read again, and is its default once it is removed', () => {
    expect(read(count)).toBe(7);
    expect(write(count, 3)).toBe(true);
    expect(read(count)).toBe(3);
    remove(count);
    expect(read(count)).toBe(7);
  });

  it.each(['{', 'null', '"3"', '{"a":1}', '[]', ''])(
    'F-67: the stored text %j is dropped where a number belongs',
    (spoiled) => {
      localStorage.setItem('parking.count', spoiled);
      expect(read(count)).toBe(7);
      expect(localStorage.getItem('parking.count')).toBeNull();
    },
  );

  it('a value of one tab is stored in that tab only', () => {
    write({ ...count, isPerTab: true }, 5);
    expect(sessionStorage.getItem('parking.count')).toBe('5');
    expect(localStorage.getItem('parking.count')).toBeNull();
  });

  it('watch reports the changes of other tabs, even when all of the storage is cleared', () => {
    const seen: number[] = [];
    const stop = watch(count, (value) => seen.push(value));
    dispatchEvent(new StorageEvent('storage', { key: 'parking.count', newValue: '9' }));
    dispatchEvent(new StorageEvent('storage', { key: 'parking.other', newValue: '1' }));
    dispatchEvent(new StorageEvent('storage', { key: 'parking.count', newValue: 'nonsense' }));
    dispatchEvent(new StorageEvent('storage', { key: null }));
    stop();
    dispatchEvent(new StorageEvent('storage', { key: 'parking.count', newValue: '1' }));
    expect(seen).toEqual([9, 7, 7]);
  });

  it('F-70: a value is kept in memory where the browser forbids storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(write(count, 4)).toBe(false);
    expect(read(count)).toBe(4);
    remove(count);
    expect(read(count)).toBe(7);
  });
});

describe('attempt records', () => {
  it('attempt records survive an unreadable record beside them', () => {
    localStorage.setItem('parking.attempts', JSON.stringify([{ id: 5 }, attempt, null]));
    expect(read(storageKeys.attempts)).toEqual([attempt]);
  });

  it('attempt records keep a field of a later version through a rollback', () => {
    localStorage.setItem('parking.attempts', JSON.stringify([{ ...attempt, later: 'field' }]));
    expect(read(storageKeys.attempts)).toEqual([{ ...attempt, later: 'field' }]);
  });
});

it.each(['//evil.ru/', 'https://evil.ru/', 'javascript:alert(1)', ''])(
  'a stored return address of %j is dropped',
  (href) => {
    localStorage.setItem('parking.return-address', JSON.stringify({ href, at: 1 }));
    expect(read(storageKeys.returnAddress)).toBeNull();
  },
);
