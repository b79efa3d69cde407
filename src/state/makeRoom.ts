/** What goes where the device has no room left: the map's ground first, and nothing that money hangs on (`reliability.md`, F-68). */

/** As browsers name the want of room, the second one Firefox for its small storage. */
const names: readonly unknown[] = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];
const isFull = (fault: unknown): boolean => names.includes((fault as { name?: unknown } | null)?.name);

/** Tiles that passed by, then those that the driver asked to keep: both can be fetched again. */
const inOrder = ['tiles', 'kept-tiles'];

/** So full is a device whose other storage may be to blame: the small one has a limit of its own in most browsers. */
const fullShare = 0.9;

/** May tiles be what leaves the small storage no room? Where the browser does not say, they may. */
const isDeviceFull = async (): Promise<boolean> => {
  try {
    const { usage = 1, quota = 1 } = await navigator.storage.estimate();
    return usage >= quota * fullShare;
  } catch {
    return true;
  }
};

/** Tries a write again as room is made, step by step. The last fault is thrown where nothing has helped, and at once where it is no want of room. */
export const withRoom = async <Answer>(write: () => Answer | Promise<Answer>): Promise<Answer> => {
  for (const name of inOrder) {
    try {
      return await write();
    } catch (fault) {
      if (!isFull(fault) || !('caches' in globalThis)) throw fault;
      await caches.delete(name);
    }
  }
  return write();
};

/** The same for the small storage, whose own limit tiles have nothing to do with: they go only where the whole device is full. */
export const withRoomForSmall = async (write: () => void): Promise<void> => {
  if (await isDeviceFull()) await withRoom(write);
};
