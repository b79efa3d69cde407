import { createHash } from 'node:crypto';
import { vi } from 'vitest';

/** Browser features of a phone that Node lacks, or has in a form that a seed cannot reproduce. */

class MemoryStorage implements Storage {
  #entries = new Map<string, string>();
  get length(): number {
    return this.#entries.size;
  }
  key(index: number): string | null {
    return [...this.#entries.keys()][index] ?? null;
  }
  getItem(name: string): string | null {
    return this.#entries.get(name) ?? null;
  }
  setItem(name: string, value: string): void {
    this.#entries.set(name, value);
  }
  removeItem(name: string): void {
    this.#entries.delete(name);
  }
  clear(): void {
    this.#entries.clear();
  }
  get text(): string {
    return [...this.#entries].flat().join('\n');
  }
}

/** Locks of one page, as in `navigator.locks`. They end with the page. */
class Locks {
  /** Name → when the lock is released. */
  #heldLocks = new Map<string, Promise<unknown>>();
  async request<Result>(
    name: string,
    ...args: [(lock: object | null) => Result] | [object, (lock: object | null) => Result]
  ): Promise<Result> {
    const work = args.at(-1) as (lock: object | null) => Result;
    const { ifAvailable = false } = args.length > 1 ? (args[0] as LockOptions) : {};
    if (ifAvailable && this.#heldLocks.has(name)) return work(null);
    const held = this.#heldLocks;
    while (held.has(name)) await held.get(name);
    let free = (): void => undefined;
    held.set(name, new Promise<void>((resolve) => (free = resolve)));
    try {
      return await work({ name });
    } finally {
      held.delete(name);
      free();
    }
  }
  query(): Promise<{ held: { name: string }[] }> {
    return Promise.resolve({ held: [...this.#heldLocks.keys()].map((name) => ({ name })) });
  }
  clear(): void {
    this.#heldLocks = new Map();
  }
}

/** A phone with its storage and its belief whether there is a network. */
export class Device {
  readonly storage = new MemoryStorage();
  readonly tab = new MemoryStorage();
  readonly #locks = new Locks();
  readonly navigator = { onLine: true, locks: this.#locks, userAgent: 'schedule' };
  #ids = 0;

  install(): void {
    vi.stubGlobal('navigator', this.navigator);
    vi.stubGlobal('localStorage', this.storage);
    vi.stubGlobal('sessionStorage', this.tab);
    vi.stubGlobal('BroadcastChannel', undefined);
    // Its pages have no screen, so there is no half-typed form.
    vi.stubGlobal('document', { forms: [] });
    vi.stubGlobal('crypto', {
      getRandomValues: <Bytes extends ArrayBufferView>(bytes: Bytes): Bytes => bytes,
      randomUUID: () => {
        this.#ids += 1;
        return `00000000-0000-4000-8000-${String(this.#ids).padStart(12, '0')}`;
      },
      // The same digest, but immediate: with a real thread, the moment of the result would vary.
      subtle: {
        digest: (_: string, data: Uint8Array) =>
          Promise.resolve(new Uint8Array(createHash('sha256').update(data).digest()).buffer),
      },
    });
  }

  /** Closes the page: its timers and locks are gone, and its answers are dropped. */
  closePage(): void {
    const now = Date.now();
    vi.clearAllTimers();
    vi.setSystemTime(now);
    this.#locks.clear();
  }

  /** Everything in its storage, to check that no personal data remains. */
  get text(): string {
    return `${this.storage.text}\n${this.tab.text}`;
  }
}
