import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { fetchedAtHeader, isFreshEnough } from './policies';

/** The one-hour rule with a stale fallback: a young copy without asking, otherwise the network, otherwise the old copy. */
export class FreshFor extends Strategy {
  private readonly freshMs: number;

  constructor(freshMs: number, cacheName: string) {
    super({ cacheName });
    this.freshMs = freshMs;
  }

  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const kept = await handler.cacheMatch(request);
    const fetchedAt = Number(kept?.headers.get(fetchedAtHeader) ?? Number.NaN);
    if (kept && isFreshEnough(fetchedAt, Date.now(), request.cache, this.freshMs)) return kept;
    try {
      const fresh = await handler.fetch(request);
      // Only a city's own answer is kept: an error or the log-in page of a Wi-Fi never takes the place of a good copy.
      if (!fresh.ok || !/\bjson\b/.test(fresh.headers.get('Content-Type') ?? '')) return fresh.ok ? fresh : (kept ?? fresh);
      const headers = new Headers(fresh.headers);
      headers.set(fetchedAtHeader, String(Date.now()));
      await handler.cachePut(request, new Response(await fresh.clone().blob(), { status: fresh.status, headers }));
      return fresh;
    } catch (fault) {
      if (kept) return kept;
      throw fault;
    }
  }
}
