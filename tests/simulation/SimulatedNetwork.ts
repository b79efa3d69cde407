import { notDoneAfterMs } from '~/domain/payments/attempt.flow';
import { proxyError } from '../fake-city/faults/spoiledReplies';
import type { Random } from '../fake-city/seed/random';

/**
 * The longest time between sending a request and its execution, whether it waited in the city or on its way there. A
 * client cannot distinguish later executions from requests that never arrive. The conclusions of the app rest on this
 * bound.
 */
export const longestDelayMs = 10 * 60_000;

/** The fate of one request. `runs` is how often the server executes it; the rest describes the response. */
interface Fate {
  runs: 0 | 1 | 2;
  reply:
    | 'answer'
    | 'reset'
    | 'silence'
    | 'late'
    | 'cut'
    | '500'
    | 'portal'
    | 'null'
    | 'wrongStatus'
    | 'expired'
    | '429'
    | '503'
    | '502'
    | '504'
    | 'mistyped'
    | 'slow';
  /**
   * The request is executed up to `longestDelayMs` later. A response that does not come from the city arrives at once.
   */
  isDelayed?: boolean;
}

/** The random fates of a request: mostly an answer, and now and then one of the faults. */
const fates: readonly (readonly [share: number, fate: Fate])[] = [
  [0.06, { runs: 0, reply: 'reset' }],
  [0.05, { runs: 1, reply: 'reset' }],
  [0.02, { runs: 2, reply: 'reset' }],
  [0.04, { runs: 0, reply: 'silence' }],
  [0.04, { runs: 1, reply: 'silence' }],
  [0.05, { runs: 1, reply: 'late' }],
  [0.03, { runs: 1, reply: 'cut' }],
  [0.03, { runs: 1, reply: '500' }],
  [0.02, { runs: 0, reply: '500' }],
  [0.02, { runs: 0, reply: 'portal' }],
  [0.02, { runs: 1, reply: 'portal' }],
  [0.01, { runs: 1, reply: 'null' }],
  [0.01, { runs: 1, reply: 'wrongStatus' }],
  [0.02, { runs: 1, reply: 'expired' }],
  [0.01, { runs: 0, reply: 'expired' }],
  [0.02, { runs: 0, reply: '429' }],
  [0.01, { runs: 0, reply: '503' }],
  [0.01, { runs: 1, reply: '503' }],
  [0.03, { runs: 2, reply: 'answer' }],
];

/**
 * Additional random fates for schedules with delays. They have a separate random source, so that the rest of a seed
 * stays the same.
 */
const fatesWithDelays: readonly (readonly [share: number, fate: Fate])[] = [
  [0.03, { runs: 1, reply: 'reset', isDelayed: true }],
  [0.02, { runs: 1, reply: '504', isDelayed: true }],
  [0.02, { runs: 1, reply: '500', isDelayed: true }],
  // Executed late or delivered late: without a response, the client cannot distinguish the two.
  [0.03, { runs: 1, reply: 'silence', isDelayed: true }],
  [0.02, { runs: 1, reply: 'answer', isDelayed: true }],
  [0.02, { runs: 0, reply: '502' }],
  [0.02, { runs: 0, reply: '504' }],
  [0.01, { runs: 1, reply: '504' }],
  [0.02, { runs: 1, reply: 'mistyped' }],
  [0.06, { runs: 1, reply: 'slow' }],
];
const slow: Fate = { runs: 1, reply: 'slow' };
/** The share of schedules in which every response of the city is slow. */
const shareOfSlow = 0.1;

const drawn = (random: Random, table: readonly (readonly [share: number, fate: Fate])[]): Fate | undefined => {
  let rest = random.next();
  for (const [share, fate] of table) {
    rest -= share;
    if (rest < 0) return fate;
  }
  return undefined;
};

/** A payment that reached the server, with the attempt that sent it. */
export interface Sending {
  attemptId: string;
  path: string;
  /** When it was sent. */
  at: number;
  /** Its random fate, in words. */
  fate: string;
  /** When it was answered, cut off, ended by the page, or abandoned by it; undefined while it is pending. */
  endedAt?: number;
  /** When the server executed it, each time. Refusals do not count. */
  doneAt: number[];
}

const json = (body: unknown, status = 200, retryAfter = '5'): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...(status !== 200 && { 'Retry-After': retryAfter }) },
  });

const moneyPaths = /\/payment\/(start|renew|cancel|subscription|refill)$/;
/**
 * Only a POST can be executed twice: a browser may repeat it after a lost connection, although the app does not request
 * that.
 */
const isPost = (request: Request): boolean => request.method === 'POST';

/** The connection from a phone to the city, with a random fate for each request. The city itself is the fake city. */
export class SimulatedNetwork {
  readonly sent: Sending[] = [];
  isClear = false;
  /** The number of requests that the server is working on. Only they need real time. */
  #working = 0;
  /** The sending times of this page's payments that await an answer. */
  readonly #unanswered = new Set<number>();
  /** Answers to a page that has been closed are dropped. */
  #pageId = 0;
  readonly isSlow: boolean;

  constructor(
    private readonly random: Random,
    private readonly city: (request: Request) => Promise<Response>,
    /** Returns the attempt that is being sent: the one whose record was written last. */
    private readonly lastAttempt: () => string | undefined,
    private readonly isOnline: () => boolean,
    /** Called for each payment that the city has just executed. */
    private readonly onDone: (sending: Sending) => void,
    /** The random source of `fatesWithDelays`. Without it there are no delays. */
    private readonly delays?: Random,
  ) {
    this.isSlow = delays?.happens(shareOfSlow) ?? false;
  }

  get isWorking(): boolean {
    return this.#working > 0;
  }

  closePage(): void {
    this.#pageId += 1;
    for (const sending of this.sent) sending.endedAt ??= Date.now();
    this.#unanswered.clear();
  }

  /** True if the current page is waiting for the answer to a payment that was sent after a moment. */
  isPayingSince(at: number): boolean {
    return [...this.#unanswered].some((sentAt) => sentAt > at);
  }

  /** Returns how often the server has executed an attempt's request, optionally only since a moment. */
  done(attemptId: string, since = 0): number {
    return this.sent
      .filter((one) => one.attemptId === attemptId)
      .flatMap(({ doneAt }) => doneAt.filter((at) => at >= since)).length;
  }

  /** True if the server has executed it only so long after the request had ended that no client can wait for it. */
  isDoneLate(attemptId: string): boolean {
    const mine = this.sent.filter((one) => one.attemptId === attemptId);
    return (
      mine.some(({ doneAt }) => doneAt.length > 0) &&
      mine.every(({ doneAt, endedAt = Infinity }) => doneAt.every((at) => at - endedAt > notDoneAfterMs))
    );
  }

  readonly fetch = (address: string, init: RequestInit = {}): Promise<Response> => {
    const { signal, ...rest } = init;
    const request = new Request(`http://city${address}`, { ...rest, redirect: 'manual', cache: undefined });
    const pageId = this.#pageId;
    const sending = this.#recordSending(request);
    if (!this.isOnline()) return Promise.reject(new TypeError('Failed to fetch'));
    const fate = this.#fate(request);
    const goesMs = this.random.whole(20, fate.reply === 'late' ? 20_000 : 1_500);
    const usuallyComesMs = fate.reply === 'late' ? this.random.whole(16_000, 50_000) : this.random.whole(20, 1_500);
    const comesMs = fate.reply === 'slow' ? this.#slowMs() : usuallyComesMs;
    const delayMs = fate.isDelayed ? this.#delayMs() : 0;
    if (sending)
      sending.fate = `${fate.reply}, carried out ${fate.runs} times${delayMs > 0 ? ` ${(delayMs / 1000).toFixed(1)} s later` : ''}`;
    const answer = new Promise<Response>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      const comeBack = async (answer: Response | undefined): Promise<void> => {
        if (pageId !== this.#pageId || fate.reply === 'silence') return;
        const reply = await this.#reply(fate, answer);
        if (reply) resolve(reply);
        else reject(new TypeError('Failed to fetch'));
      };
      const isAnsweredFirst = delayMs > 0 && fate.reply !== 'answer';
      if (isAnsweredFirst) this.#after(goesMs + comesMs, () => comeBack(undefined));
      // A request under way reaches the city even if its page is closed, so it does not depend on the page's timers.
      this.#after(goesMs + delayMs, async () => {
        let answer: Response | undefined;
        for (let run = 0; run < fate.runs; run += 1) answer = await this.#run(request, sending);
        if (!isAnsweredFirst) this.#after(comesMs, () => comeBack(answer));
      });
    });
    if (!sending) return answer;
    const sentAt = Date.now();
    this.#unanswered.add(sentAt);
    return answer.finally(() => {
      sending.endedAt ??= Date.now();
      this.#unanswered.delete(sentAt);
    });
  };

  readonly #due: { at: number; work: () => Promise<void> }[] = [];

  #after(ms: number, work: () => Promise<void>): void {
    this.#due.push({ at: Date.now() + ms, work });
  }

  /** Within the time that a slow city may take to answer. */
  #slowMs(): number {
    return this.delays?.whole(1_000, 14_000) ?? 0;
  }

  /** Within the time of the app's readings, soon after them, or up to the bound. */
  #delayMs(): number {
    return this.delays?.whole(500, this.delays.pick([14_000, 60_000, longestDelayMs])) ?? 0;
  }

  /** In seconds or as a date. */
  #retryAfter(): string {
    return this.delays?.happens(0.5) ? new Date(Date.now() + 5_000).toUTCString() : '5';
  }

  /** The time until everything under way has arrived. */
  get lastDueInMs(): number {
    return Math.max(0, ...this.#due.map(({ at }) => at - Date.now()));
  }

  /** The time until the next event is due. */
  get dueInMs(): number {
    return Math.max(1, Math.min(...this.#due.map(({ at }) => at - Date.now())));
  }

  /** Runs all events that are due, in order. */
  async come(): Promise<void> {
    for (;;) {
      this.#due.sort((one, other) => one.at - other.at);
      const next = this.#due[0];
      if (!next || next.at > Date.now()) return;
      this.#due.shift();
      await next.work();
    }
  }

  #recordSending(request: Request): Sending | undefined {
    const path = new URL(request.url).pathname;
    const attemptId = moneyPaths.test(path) ? this.lastAttempt() : undefined;
    if (attemptId === undefined) return undefined;
    const sending: Sending = { attemptId, path, at: Date.now(), fate: '', doneAt: [] };
    this.sent.push(sending);
    return sending;
  }

  #fate(request: Request): Fate {
    if (this.isClear) return { runs: 1, reply: 'answer' };
    const usual = drawn(this.random, fates) ?? { runs: 1, reply: 'answer' };
    const fate =
      (this.delays && drawn(this.delays, fatesWithDelays)) ?? (this.isSlow && usual.reply === 'answer' ? slow : usual);
    return fate.runs === 2 && !isPost(request) ? { ...fate, runs: 1 } : fate;
  }

  async #run(request: Request, sending: Sending | undefined): Promise<Response> {
    this.#working += 1;
    try {
      const answer = await this.city(request.clone());
      if (sending) {
        const { status } = (await answer.clone().json()) as { status?: string };
        // A city that recognises a repeated attempt returns its first answer again and executes nothing.
        const isKnown = sending.doneAt.length > 0 && new URLSearchParams(await request.clone().text()).has('attemptId');
        if (status === 'ok' && !isKnown) {
          sending.doneAt.push(Date.now());
          this.onDone(sending);
        }
      }
      return answer;
    } finally {
      this.#working -= 1;
    }
  }

  async #reply({ reply }: Fate, answer: Response | undefined): Promise<Response | undefined> {
    const text = (await answer?.clone().text()) ?? '';
    switch (reply) {
      case 'answer':
      case 'late':
      case 'slow':
        return answer;
      case 'mistyped':
        return new Response(text, { headers: { 'Content-Type': text.length % 2 === 0 ? 'text/html' : 'text/plain' } });
      case '502':
        return proxyError(502);
      case '504':
        return proxyError(504);
      case 'cut':
        return new Response(text.slice(0, Math.floor(text.length / 2)), {
          headers: { 'Content-Type': 'application/json' },
        });
      case '500':
        return new Response('<h1>Internal Server Error</h1>', {
          status: 500,
          headers: { 'Content-Type': 'text/html' },
        });
      case 'portal':
        return new Response('<html><body>Log in</body></html>', { headers: { 'Content-Type': 'text/html' } });
      case 'null':
        return json(null);
      case 'wrongStatus':
        return json({ status: 'OK' });
      case 'expired':
        return json({ status: 'error', errorName: 'TokenExpired' });
      case '429':
        return json({}, 429, this.#retryAfter());
      case '503':
        return json({}, 503, this.#retryAfter());
      default:
        return undefined;
    }
  }
}
