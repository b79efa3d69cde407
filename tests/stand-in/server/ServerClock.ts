/** The time of the cities. Tests may move it; the machine's own clock stays. */
export class ServerClock {
  #shiftMs = 0;

  /** Milliseconds since 1970. */
  now(): number {
    return Date.now() + this.#shiftMs;
  }

  get shiftMs(): number {
    return this.#shiftMs;
  }

  /** How far the cities are ahead of the machine (behind it, if negative), in milliseconds. */
  shift(ms: number): void {
    this.#shiftMs = ms;
  }
}
