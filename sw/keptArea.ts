import { areaAddresses, areaLimit, fetchedAtHeader, isTileAnswer, keptTilesCache } from './policies';

/** How the keeping of an area stands; the page is told of every change. */
export type AreaState = 'running' | 'done' | 'stopped' | 'paused' | 'missing' | 'full' | 'tooLarge';

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

const atOnce = 4;
/** A server that says nothing for so long says nothing. */
const patienceMs = 15_000;
/** After so many in a row that did not come there is no network, whatever the device says. */
const mostLost = 8;
/** What there is not at all: kept as such, so that nobody asks again. */
const nowhere: readonly number[] = [204, 404];
const sizeHeader = 'sw-size';

const isQuota = (fault: unknown): boolean => (fault as { name?: string } | null)?.name === 'QuotaExceededError';

/** One area at a time: the worker fetches it, so that a page that is closed meanwhile loses nothing. */
export class KeptArea {
  /** The run of now, until it has been called off. */
  private run: { isStopped: boolean; end: Promise<void> } | undefined;
  private last: AreaNews | undefined;

  constructor(private readonly means: Means) {}

  /** Where it stands, if it is running. */
  tell(): void {
    if (this.run && this.last) this.means.tell(this.last);
  }

  stop(): void {
    if (this.run) this.run.isStopped = true;
  }

  /** Fetches what is missing of these; what is there stays, what no area wants any more goes. Asked twice, it runs once. */
  keep(addresses: unknown, base: string): Promise<void> {
    if (this.run && !this.run.isStopped) {
      this.tell();
      return this.run.end;
    }
    const run = { isStopped: false, end: this.run?.end ?? Promise.resolve() };
    run.end = run.end
      .then(() => this.fetchAll(areaAddresses(addresses, base), run))
      .finally(() => {
        if (this.run === run) this.run = undefined;
      });
    this.run = run;
    return run.end;
  }

  private async fetchAll(wanted: readonly string[], run: { isStopped: boolean }): Promise<void> {
    const cache = await caches.open(keptTilesCache);
    const there = new Set((await cache.keys()).map(({ url }) => url));
    for (const url of there) if (!wanted.includes(url)) await cache.delete(url);
    const total = wanted.length;
    const missing = wanted.filter((address) => !there.has(address));
    let bytes = 0;
    for (const address of wanted) if (there.has(address)) bytes += Number((await cache.match(address))?.headers.get(sizeHeader) ?? 0);
    let [kept, lostInRow, next] = [total - missing.length, 0, 0];
    let end: AreaState | undefined;
    const note = (state: AreaState): void => {
      this.last = { type: 'AREA', state, total, kept, bytes };
      this.means.tell(this.last);
    };
    note('running');

    const work = async (): Promise<void> => {
      while (next < missing.length && end === undefined) {
        if (run.isStopped) end = 'stopped';
        else if (!this.means.isOnline() || lostInRow >= mostLost) end = 'paused';
        else if (bytes >= areaLimit.bytes) end = 'tooLarge';
        const address = missing[next];
        if (end !== undefined || address === undefined) return;
        next += 1;
        const size = await this.keepOne(cache, address).catch((fault: unknown) => {
          if (isQuota(fault)) end = 'full';
          return undefined;
        });
        lostInRow = size === undefined ? lostInRow + 1 : 0;
        if (size === undefined) continue;
        kept += 1;
        bytes += size;
        if (end === undefined) note('running');
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    note(end ?? (kept === total ? 'done' : this.means.isOnline() ? 'missing' : 'paused'));
  }

  /** Keeps one tile and gives its size in bytes. Rejects where it does not come, or there is no room for it. */
  private async keepOne(cache: Cache, address: string): Promise<number> {
    const answer = (await this.means.passing(address)) ?? (await this.ask(address));
    if (!isTileAnswer(answer.status, answer.headers.get('Content-Type')) && !nowhere.includes(answer.status)) throw new Error('No tile');
    const body = answer.ok ? await answer.arrayBuffer() : undefined;
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
    return size;
  }

  private async ask(address: string): Promise<Response> {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), patienceMs);
    try {
      return await this.means.fetch(new Request(address, { signal: stop.signal }));
    } finally {
      clearTimeout(timer);
    }
  }
}
