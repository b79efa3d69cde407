import { workerCaches } from '../src/domain/content/workerCaches';
import { offlineAreaAddresses, offlineAreaLimit, fetchedAtHeader, isFileAnswer } from './policies';

/** The state of an area's download. Every change is reported to the page. */
type OfflineAreaState = 'running' | 'done' | 'stopped' | 'paused' | 'missing' | 'full' | 'tooLarge';

export interface OfflineAreaProgress {
  type: 'AREA';
  state: OfflineAreaState;
  /** The number of files in all; `kept` of them are stored. */
  total: number;
  kept: number;
  bytes: number;
}

interface OfflineAreaTools {
  fetch: (request: Request) => Promise<Response>;
  /** Deletes tiles that were cached in passing, to make room for the requested ones. */
  makeRoom: () => Promise<unknown>;
  /** Returns a copy that the map has already loaded. */
  cachedTile: (address: string) => Promise<Response | undefined>;
  report: (progress: OfflineAreaProgress) => void;
  isOnline: () => boolean;
}

interface Run {
  /** Aborted once the run is cancelled. */
  cancellation: AbortController;
  end: Promise<void>;
}

interface Tile {
  answer: Response;
  body: ArrayBuffer | undefined;
}

const concurrency = 4;
/** The longest wait for one tile. */
const tileTimeoutMs = 15_000;
/** After this many failures in a row the network counts as missing, whatever the device reports. */
const maxLostInRow = 8;
/** Statuses that mean that there is no tile. Such an answer is stored too. */
const absentStatuses: readonly number[] = [204, 404];
const sizeHeader = 'sw-size';

const isQuotaError = (error: unknown): boolean => (error as { name?: string } | null)?.name === 'QuotaExceededError';

const readTile = async (answer: Response): Promise<Tile> => {
  if (!isFileAnswer(answer.status, answer.headers.get('Content-Type')) && !absentStatuses.includes(answer.status))
    throw new Error('No tile');
  return { answer, body: answer.ok ? await answer.arrayBuffer() : undefined };
};

/** Downloads one area at a time. The worker fetches it, so that a page that is closed in the meantime loses nothing. */
export class OfflineAreaDownload {
  /** The current run; undefined once it has ended. */
  private run: Run | undefined;
  private last: OfflineAreaProgress | undefined;

  constructor(private readonly means: OfflineAreaTools) {}

  /** Reports the progress if a download is running. */
  report(): void {
    if (this.run && this.last) this.means.report(this.last);
  }

  stop(): void {
    this.run?.cancellation.abort();
  }

  /**
   * Fetches the missing tiles of an area. Stored tiles stay; tiles that no area needs any more are deleted. A second
   * call does not start a second run.
   */
  start(addresses: unknown, base: string): Promise<void> {
    if (this.run && !this.run.cancellation.signal.aborted) {
      this.report();
      return this.run.end;
    }
    const run: Run = { cancellation: new AbortController(), end: this.run?.end ?? Promise.resolve() };
    run.end = run.end
      .then(() => this.fetchAll(offlineAreaAddresses(addresses, base), run.cancellation.signal))
      .finally(() => {
        if (this.run === run) this.run = undefined;
      });
    this.run = run;
    return run.end;
  }

  private async fetchAll(requested: readonly string[], cancellation: AbortSignal): Promise<void> {
    const cache = await caches.open(workerCaches.offlineTiles);
    const stored = new Set((await cache.keys()).map(({ url }) => url));
    for (const url of stored) if (!requested.includes(url)) await cache.delete(url);
    const total = requested.length;
    let [bytes, absentCount] = [0, 0];
    for (const address of requested) {
      const copy = stored.has(address) ? await cache.match(address) : undefined;
      bytes += Number(copy?.headers.get(sizeHeader) ?? 0);
      // The server may have lacked the tile only temporarily.
      if (copy?.status === 404) stored.delete(address);
    }
    const missing = requested.filter((address) => !stored.has(address));
    let [storedCount, lostInRow, next] = [total - missing.length, 0, 0];
    let end: OfflineAreaState | undefined;
    const reportState = (state: OfflineAreaState): void => {
      this.last = { type: 'AREA', state, total, kept: storedCount, bytes };
      this.means.report(this.last);
    };
    reportState('running');

    const work = async (): Promise<void> => {
      while (next < missing.length && end === undefined) {
        if (cancellation.aborted) end = 'stopped';
        else if (!this.means.isOnline() || lostInRow >= maxLostInRow) end = 'paused';
        else if (bytes >= offlineAreaLimit.bytes) end = 'tooLarge';
        const address = missing[next];
        if (end !== undefined || address === undefined) return;
        next += 1;
        const tile = await this.storeTile(cache, address, cancellation).catch((error: unknown) => {
          if (isQuotaError(error)) end = 'full';
          return undefined;
        });
        lostInRow = tile === undefined ? lostInRow + 1 : 0;
        if (tile === undefined) continue;
        storedCount += 1;
        bytes += tile.size;
        if (tile.status === 404) absentCount += 1;
        if (end === undefined) reportState('running');
      }
    };
    await Promise.all(Array.from({ length: concurrency }, work));
    const isWhole = storedCount === total && absentCount * 2 <= total;
    reportState(
      end ?? (isWhole ? 'done' : cancellation.aborted ? 'stopped' : this.means.isOnline() ? 'missing' : 'paused'),
    );
  }

  /** Stores one tile and returns its size in bytes. Rejects if it cannot be fetched, or if there is no room for it. */
  private async storeTile(
    cache: Cache,
    address: string,
    cancellation: AbortSignal,
  ): Promise<{ size: number; status: number }> {
    const cachedTile = await this.means.cachedTile(address);
    const { answer, body } = cachedTile ? await readTile(cachedTile) : await this.fetchTile(address, cancellation);
    const size = body?.byteLength ?? 0;
    const headers = new Headers(answer.headers);
    headers.set(fetchedAtHeader, String(Date.now()));
    headers.set(sizeHeader, String(size));
    const copy = (): Response => new Response(answer.status === 204 ? null : body, { status: answer.status, headers });
    try {
      await cache.put(address, copy());
    } catch (error) {
      if (!isQuotaError(error)) throw error;
      await this.means.makeRoom();
      await cache.put(address, copy());
    }
    return { size, status: answer.status };
  }

  /** Fetches one tile and reads it to its end: a server may also stop responding in the middle. */
  private async fetchTile(address: string, cancellation: AbortSignal): Promise<Tile> {
    if (cancellation.aborted) throw new Error('Called off');
    const stop = new AbortController();
    const abortFetch = (): void => stop.abort();
    const timedOut = new Promise<never>((_, reject) =>
      stop.signal.addEventListener('abort', () => reject(new Error('Given up'))),
    );
    cancellation.addEventListener('abort', abortFetch);
    const timer = setTimeout(abortFetch, tileTimeoutMs);
    try {
      return await Promise.race([
        this.means.fetch(new Request(address, { signal: stop.signal })).then(readTile),
        timedOut,
      ]);
    } finally {
      clearTimeout(timer);
      cancellation.removeEventListener('abort', abortFetch);
    }
  }
}
