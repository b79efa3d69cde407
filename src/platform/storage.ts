import * as v from 'valibot';
import type { DataKind } from '~/domain/account/deviceData';
import type { EvictionScope } from './storageEviction';

/** Decides what logout, reset and the page "On this device" do with the data (`state/storageRegistry`). */
export interface StoredData {
  /** The whole name in the small storage, without the app's prefix; how the names begin in IndexedDB. */
  name: string;
  /** An account's (a logout clears it), a guest's, either's as each entry says, or the device's own. */
  owner: 'account' | 'guest' | 'both' | 'device';
  purpose: DataKind;
  /** Money depends on it, or a guest has it nowhere else: a reset (`app/updates/resetApp`) leaves it. */
  survivesReset?: boolean;
}

/** A stored value under one key. It is validated on every read, so that no corrupt or foreign data is used. */
export interface StorageKey<Value> extends StoredData {
  schema: v.GenericSchema<unknown, Value>;
  fallback: Value;
  /** Stored only for the lifetime of the tab. */
  isPerTab?: boolean;
  /** Payments depend on it: on a full device it has priority over everything that can be fetched again. */
  isVital?: boolean;
}

const prefix = 'parking.';
export const fullName = (key: Pick<StorageKey<unknown>, 'name'>): string => `${prefix}${key.name}`;

/** Replaces the storage if the browser forbids it; `isStorageWritable` is then false. */
const memory = new Map<string, string>();
let isWritable = true;

const storageOf = (key: Pick<StorageKey<unknown>, 'isPerTab'>): Storage =>
  key.isPerTab ? sessionStorage : localStorage;

/** False once the browser has refused to store something: the login is then lost with the page. */
export const isStorageWritable = (): boolean => isWritable;

const readText = (key: Pick<StorageKey<unknown>, 'name' | 'isPerTab'>): string | null => {
  try {
    return memory.get(fullName(key)) ?? storageOf(key).getItem(fullName(key));
  } catch {
    isWritable = false;
    return memory.get(fullName(key)) ?? null;
  }
};

const parseText = <Value>(key: StorageKey<Value>, text: string | null): Value => {
  if (text === null) return key.fallback;
  try {
    const result = v.safeParse(key.schema, JSON.parse(text));
    if (result.success) return result.output;
  } catch {
    // Truncated or not JSON: removed below like any other corrupt value.
  }
  remove(key);
  return key.fallback;
};

/** True if anything is stored under a key, readable or not. */
export const isStored = (key: Pick<StorageKey<unknown>, 'name'>): boolean => readText(key) !== null;

/** Returns the stored value, or the fallback if there is no valid one. */
export const read = <Value>(key: StorageKey<Value>): Value => parseText(key, readText(key));

/** The prefix of cities' answers, which can be fetched again. */
const answersPrefix = `${prefix}queries.`;
export const answersKeyOf = (city: string): string => answersPrefix + city;

/** True if answers of a city are stored for use without a network. */
export const hasAnswers = (city: string): boolean => isStored({ name: `queries.${city}` });

/** The answers of the chosen city, which this page uses without a network, and a function that writes them again. */
let currentAnswers: { name: string; writeAgain: () => void } | undefined;
export const setCurrentAnswers = (name: string, writeAgain: () => void): void => {
  currentAnswers = { name, writeAgain };
};

/**
 * Retries a write once tiles have made room for it. This happens later, and only if no one has written or removed the
 * value in the meantime.
 */
export const retryAfterEviction = (name: string, retry: () => void, scope: EvictionScope): void => {
  const before = localStorage.getItem(name);
  const retryUnlessChanged = (): void => (localStorage.getItem(name) === before ? retry() : undefined);
  void import('./storageEviction')
    .then(({ writeWithEvictionIfDeviceFull }) => writeWithEvictionIfDeviceFull(retryUnlessChanged, scope))
    .catch(() => undefined);
};

/** Deletes cities' stored answers from local storage. `isDropped` selects them by their full names. */
export const dropAnswers = (isDropped: (name: string) => boolean): void => {
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(answersPrefix) && isDropped(name)) localStorage.removeItem(name);
  } catch {
    // Forbidden storage contains nothing.
    isWritable = false;
  }
};

/**
 * Writes to full storage. Data that can be fetched again is removed before any that cannot: first other cities'
 * answers, then this city's, but only for a vital value. If that does not help, tiles are removed.
 */
const setInFullStorage = ({ isVital }: { isVital?: boolean }, name: string, set: () => void): void => {
  dropAnswers((other) => currentAnswers !== undefined && other !== currentAnswers.name);
  try {
    return set();
  } catch {
    if (isVital) dropAnswers(() => true);
  }
  try {
    set();
    if (isVital) currentAnswers?.writeAgain();
  } catch (error) {
    const text = memory.get(name);
    retryAfterEviction(name, () => (memory.get(name) === text ? set() : undefined), isVital ? 'any' : 'passing');
    throw error;
  }
};

/** Stores a value. Returns false if it is stored in memory only. */
export const write = <Value>(key: StorageKey<Value>, value: Value): boolean => {
  const text = JSON.stringify(value);
  const name = fullName(key);
  const set = (): void => {
    storageOf(key).setItem(name, text);
    memory.delete(name);
  };
  try {
    set();
    return true;
  } catch {
    memory.set(name, text);
  }
  try {
    if (!key.isPerTab) {
      setInFullStorage(key, name, set);
      return true;
    }
  } catch {
    // The value is in memory.
  }
  isWritable = false;
  return false;
};

export const remove = (key: StorageKey<unknown>): void => {
  memory.delete(fullName(key));
  try {
    storageOf(key).removeItem(fullName(key));
  } catch {
    isWritable = false;
  }
};

/** Calls back when another tab changes the key. Returns a function that stops this. */
export const watch = <Value>(key: StorageKey<Value>, onChange: (value: Value) => void): (() => void) => {
  const listen = (event: StorageEvent): void => {
    if (event.key === fullName(key) || event.key === null)
      onChange(parseText(key, event.key === null ? null : event.newValue));
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
};
