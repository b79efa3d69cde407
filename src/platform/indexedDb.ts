import type { EvictionScope } from './storageEviction';

/**
 * Large things of the device, in IndexedDB: the other storage holds a few megabytes in all. Fetched when first needed;
 * where the browser refuses it, nothing is kept, and only who asks is told.
 */
const idb = () => import('idb-keyval');

/** Writes; where that fails for want of room, in the place of map tiles. How room is made is fetched only then: other writes hang on no network. */
const writeWithEviction = async (write: () => Promise<void>, scope: EvictionScope | undefined): Promise<void> => {
  try {
    await write();
  } catch (error) {
    await import('./storageEviction').then(({ retryWithEviction }) => retryWithEviction(error, write, scope));
  }
};

/** Keeps a value under a name. False where that cannot be done. */
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

/** What is kept under a name, unread; undefined where there is none or it cannot be had. */
export const readFromIndexedDb = async (name: string): Promise<unknown> => {
  try {
    const { get } = await idb();
    return await get<unknown>(name);
  } catch {
    return undefined;
  }
};

/** Drops everything whose name begins so. */
export const deleteFromIndexedDb = async (prefix: string): Promise<void> => {
  try {
    const { keys, delMany } = await idb();
    await delMany((await keys()).filter((name) => typeof name === 'string' && name.startsWith(prefix)));
  } catch {
    // Where there is no such storage, nothing has been kept in it.
  }
};
