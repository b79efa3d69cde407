import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { fetchedAtHeader, isFreshEnough, isWholeSet } from './policies';

/** So long an old copy waits for a new answer: with one bar of signal there is something to see at once. */
const networkTimeoutMs = 2_000;

const isJson = ({ ok, headers }: Response): boolean => ok && /\bjson\b/.test(headers.get('Content-Type') ?? '');

/**
 * The one-hour rule with a stale fallback: a young copy without asking, otherwise the network, otherwise the old copy; where
 * the network takes its time the old copy too, and the answer is kept for the next time. Whoever asks for a fresh set waits.
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
    // An error of the city, or the log-in page of a Wi-Fi, says less than an old copy.
    const answer = pending.then(
      (fresh) => (isJson(fresh) ? fresh : cached),
      () => cached,
    );
    if (request.cache === 'reload') return answer;
    return Promise.race([
      answer,
      new Promise<Response>((resolve) => setTimeout(() => resolve(cached), networkTimeoutMs)),
    ]);
  }

  /** Keeps a city's own whole answer, in its own time: a full device, or a slow one, holds nobody up. */
  private async fetchAndCache(request: Request, handler: StrategyHandler): Promise<Response> {
    const response = handler.fetch(request);
    const cacheAnswer = async (): Promise<void> => {
      const copy = (await response).clone();
      const text = isJson(copy) ? await copy.text() : '';
      if (!isWholeSet(text)) return;
      const headers = new Headers(copy.headers);
      headers.set(fetchedAtHeader, String(Date.now()));
      await handler.cachePut(request, new Response(text, { status: copy.status, headers }));
    };
    void handler.waitUntil(cacheAnswer().catch(() => undefined));
    return response;
  }
}
