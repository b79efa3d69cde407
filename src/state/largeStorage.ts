/**
 * Large things of the device, in IndexedDB: the other storage holds a few megabytes in all. Fetched when first needed;
 * where the browser refuses it, nothing is kept, and only who asks is told.
 */
const idb = () => import('idb-keyval');

/** Keeps a value under a name; on a full device in the place of map tiles. False where that cannot be done. */
export const keepLarge = async (name: string, value: unknown): Promise<boolean> => {
  try {
    const [{ set }, { withRoom }] = await Promise.all([idb(), import('./makeRoom')]);
    await withRoom(() => set(name, value));
    return true;
  } catch (fault) {
    console.warn(`Storage: ${name} could not be kept.`, fault);
    return false;
  }
};

/** What is kept under a name, unread; undefined where there is none or it cannot be had. */
export const readLarge = async (name: string): Promise<unknown> => {
  try {
    const { get } = await idb();
    return await get<unknown>(name);
  } catch {
    return undefined;
  }
};

/** Drops everything whose name begins so. */
export const forgetLarge = async (beginning: string): Promise<void> => {
  try {
    const { keys, delMany } = await idb();
    await delMany((await keys()).filter((name) => typeof name === 'string' && name.startsWith(beginning)));
  } catch {
    // Where there is no such storage, nothing has been kept in it.
  }
};
