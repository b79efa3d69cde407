/** What goes where the device has no room left: the map's ground first, and nothing that money hangs on (`reliability.md`, F-68). */

/** As browsers name the want of room, the second one Firefox for its small storage. */
const names: readonly unknown[] = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];
const isFull = (fault: unknown): boolean => names.includes((fault as { name?: unknown } | null)?.name);

/** What may go for a write: tiles that passed by; for what cannot be had again, then those too that the driver asked to keep. */
export type Room = 'any' | 'passing';

const keptTiles = 'kept-tiles';
const inOrder: Record<Room, readonly string[]> = { any: ['tiles', keptTiles], passing: ['tiles'] };

/** By this name whoever shows the area hears that its tiles have gone (`keptArea`). */
export const areaGone = 'parking-area-gone';

/** The worker, which may be fetching it, has nothing left to keep it in. */
const noteGone = (): void => {
  navigator.serviceWorker?.controller?.postMessage({ type: 'STOP_AREA' });
  globalThis.dispatchEvent(new Event(areaGone));
};

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

/**
 * Tries a write that has failed again as room is made, step by step. The last fault is thrown where nothing has helped, and at once where
 * it is no want of room.
 */
export const withRoomAfter = async (failed: unknown, write: () => void | Promise<void>, room: Room = 'any'): Promise<void> => {
  let fault = failed;
  for (const name of inOrder[room]) {
    if (!isFull(fault) || !('caches' in globalThis)) throw fault;
    if ((await caches.delete(name)) && name === keptTiles) noteGone();
    try {
      await write();
      return;
    } catch (next) {
      fault = next;
    }
  }
  throw fault;
};

/** Tries a write, and once more for each thing that has gone for it. */
export const withRoom = async (write: () => void | Promise<void>, room?: Room): Promise<void> => {
  try {
    await write();
  } catch (fault) {
    await withRoomAfter(fault, write, room);
  }
};

/** The same for the small storage, whose own limit tiles have nothing to do with: they go only where the whole device is full. */
export const withRoomForSmall = async (write: () => void, room?: Room): Promise<void> => {
  if (await isDeviceFull()) await withRoom(write, room);
};
