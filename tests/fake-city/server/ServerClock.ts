interface Due {
  atMs: number;
  work: () => Promise<unknown>;
}

/** The clock of the cities. Tests can move it; the machine's clock is unaffected. */
export class ServerClock {
  #shiftMs = 0;
  #due: Due[] = [];
  #timer: NodeJS.Timeout | undefined;
  /**
   * How far the proxy's clock is ahead of the cities' (behind, if negative). The proxy sets the Date header of every
   * answer.
   */
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

  /** Runs `work` once this clock passes a moment, by the passage of time or by a shift. `work` must never reject. */
  at(atMs: number, work: Due['work']): void {
    this.#due.push({ atMs, work });
    this.#wait();
  }

  /**
   * Sets how far the cities are ahead of the machine (behind, if negative), in milliseconds. Resolves when all work
   * that falls due in between has run, each at its own moment.
   */
  async shift(ms: number): Promise<void> {
    for (let next = this.#take(Date.now() + ms); next; next = this.#take(Date.now() + ms)) {
      this.#shiftMs = Math.max(this.#shiftMs, next.atMs - Date.now());
      await next.work();
    }
    this.#shiftMs = ms;
    this.#wait();
  }

  /** Work that is still pending is dropped. */
  close(): void {
    this.#due = [];
    clearTimeout(this.#timer);
  }

  #next(): Due | undefined {
    return this.#due.toSorted((one, other) => one.atMs - other.atMs)[0];
  }

  /** Removes and returns the earliest pending work, if it is due by `byMs`. */
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
