import type { EvictionScope } from './storageEviction';

/**
 * IndexedDB, for large data: local storage holds only a few megabytes. Loaded when it is first needed. If the browser
 * refuses it, nothing is stored, and only the caller learns of it.
 */
const idb = () => import('idb-keyval');

/**
 * Writes, and if there is no room, replaces map tiles. The code for that is loaded only then, so other writes do not
 * depend on the network.
 */
const writeWithEviction = async (write: () => Promise<void>, scope: EvictionScope | undefined): Promise<void> => {
  try {
    await write();
  } catch (error) {
    await import('./storageEviction').then(({ retryWithEviction }) => retryWithEviction(error, write, scope));
  }
};

/** Stores a value under a name. Returns false if that is not possible. */
export const saveToIndexedDb = async (name: string, value: unknown, scope?: EvictionScope): Promise<boolean> => {
  try {
    const { set } = await idb();
    await writeWithEviction(() => set(name, value), scope);
    return true;
  } catch (error) {
    console.warn(`Storage: ${name} could not be kept.`, error);
    return false;
  }
};

/** Returns the value stored under a name, without validation; undefined if there is none or it cannot be read. */
export const readFromIndexedDb = async (name: string): Promise<unknown> => {
  try {
    const { get } = await idb();
    return await get<unknown>(name);
  } catch {
    return undefined;
  }
};

/** Deletes everything whose name starts with the prefix. */
export const deleteFromIndexedDb = async (prefix: string): Promise<void> => {
  try {
    const { keys, delMany } = await idb();
    await delMany((await keys()).filter((name) => typeof name === 'string' && name.startsWith(prefix)));
  } catch {
    // If there is no IndexedDB, nothing has been stored in it.
  }
};
