import type { FaultKind } from '../fake-city/faults/FaultList';

export interface LedgerRow {
  request: number;
  city: string;
  account: string;
  kopecks: number;
  at: string;
}

export interface LedgerStay extends LedgerRow {
  id: string;
  number: string;
  zone: string;
  /** The parking by whose code the stay was bought. */
  parkingCode: string | null;
  startMs: number;
  endMs: number;
  durationMin: number;
  isCancelled: boolean;
}

export interface LedgerSubscription extends LedgerRow {
  id: string;
  number: string;
  startMs: number;
  endMs: number;
  isRefunded: boolean;
}

export interface Ledger {
  debits: (LedgerRow & { session: string | null })[];
  sessions: LedgerStay[];
  refunds: (LedgerRow & { session: string | null })[];
  subscriptions: LedgerSubscription[];
  links: (LedgerRow & { url: string; kind: string; status: string; credits: number })[];
  /** The codes that a user had to read and enter: the digits of a picture, or the code of a message. */
  codes: (LedgerRow & { kind: string; code: string })[];
  /** The card widget's results, as reported by the app. */
  reports: (LedgerRow & { order: string; status: string; source: string })[];
}

export interface LoggedRequest {
  /** The serial number by which the ledger refers to the request. */
  request: number;
  method: string;
  path: string;
  query: string;
  body: string;
  /** True if the city executed the request. */
  executed: boolean;
}

export interface SeededUser {
  id: number;
  email: string;
  password: string;
  phone: string;
  token: string;
  vehicles: { number: string }[];
}

export interface SeedRequest {
  /** Deletes the city's data first. The same number always creates the same city. */
  seed?: number;
  users?: {
    email?: string;
    phone?: string;
    balanceKopecks?: number;
    firstName?: string;
    lastName?: string;
    middleName?: string;
    password?: string;
    kind?: 'driver' | 'legal';
    /** The number of operations in the history. */
    operations?: number;
    company?: { name: string; inn: string; contract: string };
    vehicles?: { number: string; category?: string; format?: 'rus' | 'other'; isMain?: boolean; name?: string }[];
  }[];
  sessions?: { user?: string; number: string; zone: string; startsInMin?: number; durationMin: number }[];
  zones?: { number: string; address?: string; prices?: unknown[] }[];
  benefits?: {
    user: string;
    name: string;
    salePercent: number;
    zones?: string[];
    number?: string;
    startsInDays?: number;
    days?: number;
  }[];
  fines?: {
    user: string;
    number: string;
    zone: string;
    place?: string;
    startsInMin?: number;
    durationMin: number;
  }[];
  /** The number of additional parkings. */
  features?: number;
}

/** The fake city's control interface for tests: seeds data, injects faults, and reads what the city knows. */
export class Control {
  readonly #base: string;
  /** The serial number of the last request that `requests` leaves out. */
  #after = 0;

  constructor(url: string) {
    this.#base = `${url}/__control/`;
  }

  async #send<Answer>(method: string, name: string, body?: unknown): Promise<Answer> {
    const response = await fetch(this.#base + name, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${name}: ${text}`);
    return JSON.parse(text) as Answer;
  }

  /** Returns what was created. A fine is its number. */
  seed(
    city: string,
    request: SeedRequest,
  ): Promise<{ users: SeededUser[]; sessions: { id: string }[]; fines: string[] }> {
    return this.#send('POST', 'seed', { city, ...request });
  }

  misbehave(fault: {
    match: string;
    method?: string;
    kind: FaultKind;
    nth?: number;
    count?: number;
    ms?: number;
    mostMs?: number;
    seed?: number;
    body?: string;
    type?: string;
    retryAfter?: 'seconds' | 'date';
  }): Promise<unknown> {
    return this.#send('POST', 'fault', fault);
  }

  clearFaults(): Promise<unknown> {
    return this.#send('DELETE', 'fault');
  }

  /** Returns money, stays and links of one city, optionally only of the account with this e-mail. */
  async ledger(city: string, account?: string): Promise<Ledger> {
    const all = await this.#send<Ledger>('GET', 'ledger');
    const ofAccount = <Row extends LedgerRow>(rows: Row[]): Row[] =>
      rows.filter((row) => row.city === city && (account === undefined || row.account === account));
    return {
      debits: ofAccount(all.debits),
      sessions: ofAccount(all.sessions),
      refunds: ofAccount(all.refunds),
      subscriptions: ofAccount(all.subscriptions),
      links: ofAccount(all.links),
      codes: ofAccount(all.codes),
      reports: ofAccount(all.reports),
    };
  }

  /** Returns the balance of each book of the double-entry ledger by name, in kopecks. The sum of all books is zero. */
  async books(): Promise<Record<string, number>> {
    return (await this.#send<{ books: Record<string, number> }>('GET', 'ledger')).books;
  }

  /** Returns the balance of a driver's book in the ledger, in kopecks. */
  async balanceOf({ id }: SeededUser): Promise<number> {
    return (await this.books())[`wallet:${id}`] ?? 0;
  }

  /** Reports a receipt as paid, as a bank does. Returns true if it was not paid before. */
  async payReceipt(city: string, number: string): Promise<boolean> {
    return (await this.#send<{ isPaidNow: boolean }>('POST', 'receipt', { city, number })).isPaidNow;
  }

  outbox(): Promise<
    { city: string; kind: string; to: string; from?: string; text: string; code?: string; link?: string }[]
  > {
    return this.#send('GET', 'outbox');
  }

  /** Delivers an SMS from a phone to a city. Returns whether a code was awaited from it. */
  sms(city: string, from: string, text: string): Promise<{ isAwaited: boolean }> {
    return this.#send('POST', 'sms', { city, from, text });
  }

  /**
   * Leaves out all requests so far. A journey counts only its own, and the log drops the oldest requests of a long run.
   */
  async clearRequests(): Promise<void> {
    this.#after = await this.lastRequest();
  }

  /** Returns the serial number of the last request that has reached the server. */
  async lastRequest(): Promise<number> {
    return (await this.#send<{ request: number }>('GET', 'log/last')).request;
  }

  /** Returns the requests that reached the server, by a part of their path. */
  requests(match: string): Promise<LoggedRequest[]> {
    return this.#send('GET', `log?${new URLSearchParams({ match, after: String(this.#after) })}`);
  }

  settings(city: string, patch: Record<string, unknown>): Promise<unknown> {
    return this.#send('POST', 'settings', { city, patch });
  }

  /** Reverts every change of settings, in every city. */
  resetSettings(): Promise<unknown> {
    return this.#send('DELETE', 'settings');
  }

  provider(credit: 'now' | 'later' | 'twice' | 'never', ms?: number): Promise<unknown> {
    return this.#send('POST', 'provider', { credit, ms });
  }

  /**
   * Sets how far the cities' clock is ahead of the machine's. Resolves after everything that falls due in between has
   * been done.
   */
  clock(ms: number): Promise<unknown> {
    return this.#send('POST', 'clock', { ms });
  }

  /**
   * Sets how far the Date header of every answer is ahead of the cities' own records, as behind a proxy with its own
   * clock.
   */
  proxyClock(proxyMs: number): Promise<unknown> {
    return this.#send('POST', 'clock', { proxyMs });
  }
}
