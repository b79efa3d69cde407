import * as v from 'valibot';
import type { EvictionScope } from './storageEviction';

/** What the device remembers under one key: parsed on every read, so that nothing spoiled or foreign gets in. */
export interface StorageKey<Value> {
  name: string;
  schema: v.GenericSchema<unknown, Value>;
  fallback: Value;
  /** Lost with the tab instead of kept. */
  isPerTab?: boolean;
  /** Money hangs on it: on a full device it goes before everything that can be had again. */
  isVital?: boolean;
}

const prefix = 'parking.';
export const fullName = (key: Pick<StorageKey<unknown>, 'name'>): string => `${prefix}${key.name}`;

/** Takes over where the browser forbids storage; `isStorageWritable` says so. */
const memory = new Map<string, string>();
let isWritable = true;

const storageOf = (key: Pick<StorageKey<unknown>, 'isPerTab'>): Storage =>
  key.isPerTab ? sessionStorage : localStorage;

/** False once the browser has refused to keep something: the login will not survive the page. */
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
    // Cut off or not JSON: dropped below like any other spoiled value.
  }
  remove(key);
  return key.fallback;
};

/** Is anything kept under a name? Says nothing of what it is. */
export const isStored = (name: string): boolean => readText({ name }) !== null;

/** The kept value, or the fallback where nothing readable is kept. */
export const read = <Value>(key: StorageKey<Value>): Value => parseText(key, readText(key));

/** Answers of cities, which can be had again. */
const answersPrefix = `${prefix}queries.`;
export const answersKeyOf = (city: string): string => answersPrefix + city;

/** Is there anything of a city to be read without a network? */
export const hasAnswers = (city: string): boolean => isStored(`queries.${city}`);

/** Those of the chosen city, by which this page is read without a network, and how they are written again. */
let currentAnswers: { name: string; writeAgain: () => void } | undefined;
export const setCurrentAnswers = (name: string, writeAgain: () => void): void => {
  currentAnswers = { name, writeAgain };
};

/** Tries a write again once tiles have made room for it, in their own time, and where nobody has written or removed it meanwhile. */
export const retryAfterEviction = (name: string, retry: () => void, scope: EvictionScope): void => {
  const before = localStorage.getItem(name);
  const retryUnlessChanged = (): void => (localStorage.getItem(name) === before ? retry() : undefined);
  void import('./storageEviction')
    .then(({ writeWithEvictionIfDeviceFull }) => writeWithEvictionIfDeviceFull(retryUnlessChanged, scope))
    .catch(() => undefined);
};

/** Drops cities' kept answers, of this device's small storage. Takes which, by their full names. */
export const dropAnswers = (isDropped: (name: string) => boolean): void => {
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(answersPrefix) && isDropped(name)) localStorage.removeItem(name);
  } catch {
    // Storage that is forbidden keeps nothing.
    isWritable = false;
  }
};

/**
 * Storage is full: what can be had again goes before anything that cannot, other cities' answers first, this city's only for what
 * money hangs on; and where that does not help, tiles do.
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

/** Keeps a value. False where it is kept in memory only. */
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
    // It is in memory.
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

/** Calls back when another tab changes the key. Returns the way to stop. */
export const watch = <Value>(key: StorageKey<Value>, onChange: (value: Value) => void): (() => void) => {
  const listen = (event: StorageEvent): void => {
    if (event.key === fullName(key) || event.key === null)
      onChange(parseText(key, event.key === null ? null : event.newValue));
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
};
