interface Due {
  atMs: number;
  work: () => Promise<unknown>;
}

/** The time of the cities. Tests may move it; the machine's own clock stays. */
export class ServerClock {
  #shiftMs = 0;
  #due: Due[] = [];
  #timer: NodeJS.Timeout | undefined;
  /** How far the proxy before the cities is ahead of them (behind them, if negative): the Date header of every answer is the proxy's. */
  proxyMs = 0;

  /** Milliseconds since 1970. */
  now(): number {
    return Date.now() + this.#shiftMs;
  }

  get shiftMs(): number {
    return this.#shiftMs;
  }

  proxyNow(): number {
    return this.now() + this.proxyMs;
  }

  /** Does something once this clock passes a moment, by itself or because it is moved. `work` never rejects. */
  at(atMs: number, work: Due['work']): void {
    this.#due.push({ atMs, work });
    this.#wait();
  }

  /**
   * Sets how far the cities are ahead of the machine (behind it, if negative), in milliseconds. Resolves when all that falls due on
   * the way has been done, each at its own moment.
   */
  async shift(ms: number): Promise<void> {
    for (let next = this.#take(Date.now() + ms); next; next = this.#take(Date.now() + ms)) {
      this.#shiftMs = Math.max(this.#shiftMs, next.atMs - Date.now());
      await next.work();
    }
    this.#shiftMs = ms;
    this.#wait();
  }

  /** What is due later is never done. */
  close(): void {
    this.#due = [];
    clearTimeout(this.#timer);
  }

  #next(): Due | undefined {
    return this.#due.toSorted((one, other) => one.atMs - other.atMs)[0];
  }

  /** What is due first, if it is due by a moment: it is nobody else's any more. */
  #take(byMs: number): Due | undefined {
    const next = this.#next();
    if (!next || next.atMs > byMs) return undefined;
    this.#due = this.#due.filter((one) => one !== next);
    return next;
  }

  async #come(): Promise<void> {
    for (let next = this.#take(this.now()); next; next = this.#take(this.now())) await next.work();
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const next = this.#next();
    if (next) this.#timer = setTimeout(() => void this.#come(), next.atMs - this.now());
  }
}
