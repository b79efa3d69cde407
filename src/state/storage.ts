import * as v from 'valibot';

/** What the device remembers under one key: parsed on every read, so that nothing spoiled or foreign gets in. */
export interface StorageKey<Value> {
  name: string;
  schema: v.GenericSchema<unknown, Value>;
  fallback: Value;
  /** Lost with the tab instead of kept. */
  isPerTab?: boolean;
}

const prefix = 'parking.';
export const fullName = (key: Pick<StorageKey<unknown>, 'name'>): string => `${prefix}${key.name}`;

/** Takes over where the browser forbids storage; `isStorageKept` says so. */
const memory = new Map<string, string>();
let isKept = true;

const area = (key: Pick<StorageKey<unknown>, 'isPerTab'>): Storage => (key.isPerTab ? sessionStorage : localStorage);

/** False once the browser has refused to keep something: the login will not survive the page. */
export const isStorageKept = (): boolean => isKept;

const readText = (key: StorageKey<unknown>): string | null => {
  try {
    return memory.get(fullName(key)) ?? area(key).getItem(fullName(key));
  } catch {
    isKept = false;
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

/** The kept value, or the fallback where nothing readable is kept. */
export const read = <Value>(key: StorageKey<Value>): Value => parseText(key, readText(key));

/** A city's answers, which can be had again. */
const answers = `${prefix}queries.`;

/** Tries a write again once tiles have made room for it, in their own time. */
export const whenThereIsRoom = (again: () => void): void =>
  void import('./makeRoom').then(({ withRoomForSmall }) => withRoomForSmall(again)).catch(() => undefined);

/** Storage is full: what can be had again goes before anything that cannot; and where nothing of it is there, tiles do. */
const keepInFull = (name: string, set: () => void): void => {
  for (const other of Object.keys(localStorage)) if (other.startsWith(answers)) localStorage.removeItem(other);
  try {
    set();
  } catch (fault) {
    const text = memory.get(name);
    whenThereIsRoom(() => (memory.get(name) === text ? set() : undefined));
    throw fault;
  }
};

/** Keeps a value. False where it is kept in memory only. */
export const write = <Value>(key: StorageKey<Value>, value: Value): boolean => {
  const text = JSON.stringify(value);
  const name = fullName(key);
  const set = (): void => {
    area(key).setItem(name, text);
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
      keepInFull(name, set);
      return true;
    }
  } catch {
    // It is in memory.
  }
  isKept = false;
  return false;
};

export const remove = (key: StorageKey<unknown>): void => {
  memory.delete(fullName(key));
  try {
    area(key).removeItem(fullName(key));
  } catch {
    isKept = false;
  }
};

/** Calls back when another tab changes the key. Returns the way to stop. */
export const watch = <Value>(key: StorageKey<Value>, onChange: (value: Value) => void): (() => void) => {
  const listen = (event: StorageEvent): void => {
    if (event.key === fullName(key) || event.key === null) onChange(parseText(key, event.key === null ? null : event.newValue));
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
};
