import { areaAddresses, areaLimit, fetchedAtHeader, isFileAnswer, keptTilesCache } from './policies';

/** How the keeping of an area stands; the page is told of every change. */
type AreaState = 'running' | 'done' | 'stopped' | 'paused' | 'missing' | 'full' | 'tooLarge';

export interface AreaNews {
  type: 'AREA';
  state: AreaState;
  /** Of so many files, so many are there. */
  total: number;
  kept: number;
  bytes: number;
}

interface Means {
  fetch: (request: Request) => Promise<Response>;
  /** Drops what passes by anyway, so that what was asked for has room. */
  makeRoom: () => Promise<unknown>;
  /** A copy that the map has brought along already. */
  passing: (address: string) => Promise<Response | undefined>;
  tell: (news: AreaNews) => void;
  isOnline: () => boolean;
}

interface Run {
  /** Aborted once it has been called off. */
  off: AbortController;
  end: Promise<void>;
}

interface Tile {
  answer: Response;
  body: ArrayBuffer | undefined;
}

const atOnce = 4;
/** A server that says nothing for so long says nothing. */
const patienceMs = 15_000;
/** After so many in a row that did not come there is no network, whatever the device says. */
const mostLost = 8;
/** What there is not at all: kept as such, so that nobody asks again. */
const nowhere: readonly number[] = [204, 404];
const sizeHeader = 'sw-size';

const isQuota = (fault: unknown): boolean => (fault as { name?: string } | null)?.name === 'QuotaExceededError';

const readTile = async (answer: Response): Promise<Tile> => {
  if (!isFileAnswer(answer.status, answer.headers.get('Content-Type')) && !nowhere.includes(answer.status)) throw new Error('No tile');
  return { answer, body: answer.ok ? await answer.arrayBuffer() : undefined };
};

/** One area at a time: the worker fetches it, so that a page that is closed meanwhile loses nothing. */
export class KeptArea {
  /** The run of now, until it has been called off. */
  private run: Run | undefined;
  private last: AreaNews | undefined;

  constructor(private readonly means: Means) {}

  /** Where it stands, if it is running. */
  tell(): void {
    if (this.run && this.last) this.means.tell(this.last);
  }

  stop(): void {
    this.run?.off.abort();
  }

  /** Fetches what is missing of these; what is there stays, what no area wants any more goes. Asked twice, it runs once. */
  keep(addresses: unknown, base: string): Promise<void> {
    if (this.run && !this.run.off.signal.aborted) {
      this.tell();
      return this.run.end;
    }
    const run: Run = { off: new AbortController(), end: this.run?.end ?? Promise.resolve() };
    run.end = run.end
      .then(() => this.fetchAll(areaAddresses(addresses, base), run.off.signal))
      .finally(() => {
        if (this.run === run) this.run = undefined;
      });
    this.run = run;
    return run.end;
  }

  private async fetchAll(wanted: readonly string[], off: AbortSignal): Promise<void> {
    const cache = await caches.open(keptTilesCache);
    const there = new Set((await cache.keys()).map(({ url }) => url));
    for (const url of there) if (!wanted.includes(url)) await cache.delete(url);
    const total = wanted.length;
    let [bytes, nowhereAtAll] = [0, 0];
    for (const address of wanted) {
      const copy = there.has(address) ? await cache.match(address) : undefined;
      bytes += Number(copy?.headers.get(sizeHeader) ?? 0);
      // A server may have had none of it for a while only.
      if (copy?.status === 404) there.delete(address);
    }
    const missing = wanted.filter((address) => !there.has(address));
    let [kept, lostInRow, next] = [total - missing.length, 0, 0];
    let end: AreaState | undefined;
    const note = (state: AreaState): void => {
      this.last = { type: 'AREA', state, total, kept, bytes };
      this.means.tell(this.last);
    };
    note('running');

    const work = async (): Promise<void> => {
      while (next < missing.length && end === undefined) {
        if (off.aborted) end = 'stopped';
        else if (!this.means.isOnline() || lostInRow >= mostLost) end = 'paused';
        else if (bytes >= areaLimit.bytes) end = 'tooLarge';
        const address = missing[next];
        if (end !== undefined || address === undefined) return;
        next += 1;
        const tile = await this.keepOne(cache, address, off).catch((fault: unknown) => {
          if (isQuota(fault)) end = 'full';
          return undefined;
        });
        lostInRow = tile === undefined ? lostInRow + 1 : 0;
        if (tile === undefined) continue;
        kept += 1;
        bytes += tile.size;
        if (tile.status === 404) nowhereAtAll += 1;
        if (end === undefined) note('running');
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    const isWhole = kept === total && nowhereAtAll * 2 <= total;
    note(end ?? (isWhole ? 'done' : off.aborted ? 'stopped' : this.means.isOnline() ? 'missing' : 'paused'));
  }

  /** Keeps one tile and gives its size in bytes. Rejects where it does not come, or there is no room for it. */
  private async keepOne(cache: Cache, address: string, off: AbortSignal): Promise<{ size: number; status: number }> {
    const passing = await this.means.passing(address);
    const { answer, body } = passing ? await readTile(passing) : await this.ask(address, off);
    const size = body?.byteLength ?? 0;
    const headers = new Headers(answer.headers);
    headers.set(fetchedAtHeader, String(Date.now()));
    headers.set(sizeHeader, String(size));
    const copy = (): Response => new Response(answer.status === 204 ? null : body, { status: answer.status, headers });
    try {
      await cache.put(address, copy());
    } catch (fault) {
      if (!isQuota(fault)) throw fault;
      await this.means.makeRoom();
      await cache.put(address, copy());
    }
    return { size, status: answer.status };
  }

  /** Asks for one, and reads it to its end: a server may fall silent in the middle too. */
  private async ask(address: string, off: AbortSignal): Promise<Tile> {
    if (off.aborted) throw new Error('Called off');
    const stop = new AbortController();
    const giveUp = (): void => stop.abort();
    const givenUp = new Promise<never>((_, reject) => stop.signal.addEventListener('abort', () => reject(new Error('Given up'))));
    off.addEventListener('abort', giveUp);
    const timer = setTimeout(giveUp, patienceMs);
    try {
      return await Promise.race([this.means.fetch(new Request(address, { signal: stop.signal })).then(readTile), givenUp]);
    } finally {
      clearTimeout(timer);
      off.removeEventListener('abort', giveUp);
    }
  }
}
