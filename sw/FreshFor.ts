import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { fetchedAtHeader, isFreshEnough, isWholeSet } from './policies';

/** How long an old copy waits for a new answer: with a weak signal there is then something to see soon. */
const networkTimeoutMs = 2_000;

/**
 * Returns the answer if it is the city's. Some cities send their JSON under another type: then a set in an envelope
 * shows that it is theirs, as the page reads it. A page is never an answer.
 */
const asAnswer = async (response: Response): Promise<Response | undefined> => {
  if (!response.ok) return undefined;
  if (/\bjson\b/.test(response.headers.get('Content-Type') ?? '')) return response;
  return isWholeSet(await response.clone().text(), true) ? response : undefined;
};

/**
 * The one-hour rule with a stale fallback. A young copy is served without a request. Otherwise the network answers, or
 * the old copy if the network fails or is slow; a late answer is cached for the next time. A request for fresh data
 * waits for the network.
 */
export class FreshFor extends Strategy {
  private readonly freshMs: number;

  constructor(freshMs: number, cacheName: string) {
    super({ cacheName });
    this.freshMs = freshMs;
  }

  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const cached = await handler.cacheMatch(request);
    const fetchedAt = Number(cached?.headers.get(fetchedAtHeader) ?? Number.NaN);
    if (cached && isFreshEnough(fetchedAt, Date.now(), request.cache, this.freshMs)) return cached;
    const pending = this.fetchAndCache(request, handler);
    if (!cached) return pending;
    // An error of the city, or a Wi-Fi login page, is worth less than an old copy.
    const answer = pending.then(asAnswer).then(
      (fresh) => fresh ?? cached,
      () => cached,
    );
    if (request.cache === 'reload') return answer;
    return Promise.race([
      answer,
      new Promise<Response>((resolve) => setTimeout(() => resolve(cached), networkTimeoutMs)),
    ]);
  }

  /** Caches a complete answer of the city in the background: a full or slow device delays nothing. */
  private async fetchAndCache(request: Request, handler: StrategyHandler): Promise<Response> {
    const response = handler.fetch(request);
    const cacheAnswer = async (): Promise<void> => {
      const copy = await asAnswer((await response).clone());
      const text = (await copy?.text()) ?? '';
      if (!copy || !isWholeSet(text)) return;
      const headers = new Headers(copy.headers);
      headers.set(fetchedAtHeader, String(Date.now()));
      await handler.cachePut(request, new Response(text, { status: copy.status, headers }));
    };
    void handler.waitUntil(cacheAnswer().catch(() => undefined));
    return response;
  }
}
