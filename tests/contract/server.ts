import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { call } from '~/api/call';
import type { Endpoint, ReplyOf, RequestOf } from '~/api/contract/endpoint';
import type { Outcome } from '~/api/outcome';
import { startFakeCity, type FakeCityServer, type FakeCityOptions } from '../fake-city/startFakeCity';
import { Control, type Ledger, type SeededUser } from '../tools/control';

/** The suite's own zone: 60 roubles an hour, one rouble a minute, at all hours of all days. */
export const zone = '0901';

/** Noon of an ordinary Wednesday in Perm (UTC+5). In cities to the west it is still morning. */
export const plainNoon = Date.parse('2026-11-18T07:00:00Z');

let plates = 0;
/** Returns a plate that no other test of the suite has. */
export const nextPlate = (): string => {
  plates += 1;
  const firstLetter = 'АВЕКМНОРСТУХ'.charAt(Math.floor(plates / 1000));
  return `${firstLetter}${String(plates % 1000).padStart(3, '0')}ВС59`;
};

/** A running server and what a test does with it. A token belongs to one city. */
export class Server {
  readonly control: Control;

  constructor(readonly url: string) {
    this.control = new Control(url);
  }

  apiUrl(city: string): string {
    return `${this.url}/city/${city}`;
  }

  /** Makes a call as the app does. */
  call<E extends Endpoint>(
    city: string,
    endpoint: E,
    input: RequestOf<E>,
    token?: string,
    version?: string,
  ): Promise<Outcome<ReplyOf<E>>> {
    return call(endpoint, input, { apiUrl: this.apiUrl(city), token, version });
  }

  /** Posts a raw form, for requests that the app itself would never send. */
  async post(
    city: string,
    path: string,
    form: Record<string, string>,
  ): Promise<{ status: number; body: Record<string, unknown> }> {
    const response = await fetch(this.apiUrl(city) + path, { method: 'POST', body: new URLSearchParams(form) });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  /** Moves the server's clock to a moment, in milliseconds. The clock runs on from there. */
  async moveTo(atMs: number): Promise<void> {
    await this.control.clock(atMs - Date.now());
  }

  async driver(city: string, balanceKopecks = 50_000): Promise<SeededUser> {
    const { users } = await this.control.seed(city, {
      users: [{ balanceKopecks, vehicles: [{ number: nextPlate(), isMain: true }] }],
    });
    const [driver] = users;
    if (!driver) throw new Error('No driver was made.');
    return driver;
  }

  async ledgerOf(city: string, driver: Pick<SeededUser, 'email'>): Promise<Ledger> {
    return this.control.ledger(city, driver.email);
  }

  /** Submits an action on the provider's page. Returns the address of the redirect. */
  async atProvider(path: string, action: 'pay' | 'decline' | 'close'): Promise<string> {
    const response = await fetch(this.url + path, {
      method: 'POST',
      body: new URLSearchParams({ action }),
      redirect: 'manual',
    });
    return response.headers.get('Location') ?? '';
  }
}

/**
 * Starts a fake city for the tests of one file. Faults, the provider's behaviour and the clock are reset after each
 * test.
 */
export const serverOfFile = (options: FakeCityOptions = {}): { current: Server; fakeCity: FakeCityServer } => {
  const holder = {} as { current: Server; fakeCity: FakeCityServer };
  beforeAll(async () => {
    holder.fakeCity = await startFakeCity({ isControlOn: true, log: console.log, ...options });
    holder.current = new Server(holder.fakeCity.url);
  });
  afterEach(async () => {
    await holder.current.control.clearFaults();
    await holder.current.control.provider('now');
    await holder.current.control.clock(0);
    await holder.current.control.proxyClock(0);
  });
  afterAll(() => holder.fakeCity.close());
  return holder;
};

/** The value of a call that must have succeeded. */
export const valueOf = <Value>(outcome: Outcome<Value>): Value => {
  expect(outcome, JSON.stringify(outcome)).toMatchObject({ kind: 'ok' });
  return (outcome as Extract<Outcome<Value>, { kind: 'ok' }>).value;
};

/** Matches a refusal by its name. */
export const refusedWith = (errorName: string): unknown => expect.objectContaining({ kind: 'refused', errorName });
