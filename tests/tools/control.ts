import type { FaultKind } from '../fake-city/faults/FaultList';

interface LedgerRow {
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
  /** Of the parking that the stay was bought at by its code. */
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
  /** What somebody had to read and answer: the digits of a picture, the code of a message. */
  codes: (LedgerRow & { kind: string; code: string })[];
  /** What the card widget said, as the app told it. */
  reports: (LedgerRow & { order: string; status: string; source: string })[];
}

export interface LoggedRequest {
  /** Serial number, by which the ledger names it. */
  request: number;
  method: string;
  path: string;
  query: string;
  body: string;
  /** Whether the city did what it asks for. */
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
  /** Throws the city's data away first; one number always gives the same city. */
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
    /** So many lines of history. */
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
  /** So many parkings more. */
  features?: number;
}

/** Three verbs of a journey: seed the world, misbehave, and ask what the city knows. */
export class Control {
  readonly #base: string;
  /** The serial number of the last request that is not told. */
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

  seed(city: string, request: SeedRequest): Promise<{ users: SeededUser[]; sessions: { id: string }[] }> {
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

  /** Money, stays and links of one city; of one account where its e-mail is given. */
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

  /** What each book of the double-entry ledger holds, in kopecks, by its name; all of them together hold nothing. */
  async books(): Promise<Record<string, number>> {
    return (await this.#send<{ books: Record<string, number> }>('GET', 'ledger')).books;
  }

  /** What a driver's book in the ledger holds, in kopecks. */
  async balanceOf({ id }: SeededUser): Promise<number> {
    return (await this.books())[`wallet:${id}`] ?? 0;
  }

  /** A bank reports a receipt as paid; says whether that was news. */
  async payReceipt(city: string, number: string): Promise<boolean> {
    return (await this.#send<{ isPaidNow: boolean }>('POST', 'receipt', { city, number })).isPaidNow;
  }

  outbox(): Promise<
    { city: string; kind: string; to: string; from?: string; text: string; code?: string; link?: string }[]
  > {
    return this.#send('GET', 'outbox');
  }

  /** An SMS from a phone reaches a city; says whether a code waited for it. */
  sms(city: string, from: string, text: string): Promise<{ isAwaited: boolean }> {
    return this.#send('POST', 'sms', { city, from, text });
  }

  /** From now on only later requests are told: a journey counts its own, and the log drops the oldest of a long run. */
  async clearRequests(): Promise<void> {
    this.#after = await this.lastRequest();
  }

  /** The serial number of the last request that has reached the server. */
  async lastRequest(): Promise<number> {
    return (await this.#send<{ request: number }>('GET', 'log/last')).request;
  }

  /** Requests that reached the server, by a part of their path. */
  requests(match: string): Promise<LoggedRequest[]> {
    return this.#send('GET', `log?${new URLSearchParams({ match, after: String(this.#after) })}`);
  }

  settings(city: string, patch: Record<string, unknown>): Promise<unknown> {
    return this.#send('POST', 'settings', { city, patch });
  }

  /** Takes back every change of settings, in every city. */
  resetSettings(): Promise<unknown> {
    return this.#send('DELETE', 'settings');
  }

  provider(credit: 'now' | 'later' | 'twice' | 'never', ms?: number): Promise<unknown> {
    return this.#send('POST', 'provider', { credit, ms });
  }

  /** How far the cities' clock is ahead of the machine's; what falls due on the way has been done when this resolves. */
  clock(ms: number): Promise<unknown> {
    return this.#send('POST', 'clock', { ms });
  }

  /** How far the Date of every answer is ahead of the cities' own records, as behind a proxy with a clock of its own. */
  proxyClock(proxyMs: number): Promise<unknown> {
    return this.#send('POST', 'clock', { proxyMs });
  }
}
