import type { Room } from './makeRoom';

/**
 * Large things of the device, in IndexedDB: the other storage holds a few megabytes in all. Fetched when first needed;
 * where the browser refuses it, nothing is kept, and only who asks is told.
 */
const idb = () => import('idb-keyval');

/** Writes; where that fails for want of room, in the place of map tiles. How room is made is fetched only then: other writes hang on no network. */
const writeLarge = async (write: () => Promise<void>, room: Room | undefined): Promise<void> => {
  try {
    await write();
  } catch (fault) {
    await import('./makeRoom').then(({ withRoomAfter }) => withRoomAfter(fault, write, room));
  }
};

/** Keeps a value under a name. False where that cannot be done. */
export const keepLarge = async (name: string, value: unknown, room?: Room): Promise<boolean> => {
  try {
    const { set } = await idb();
    await writeLarge(() => set(name, value), room);
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
