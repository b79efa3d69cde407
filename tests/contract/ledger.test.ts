import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EndpointId } from '~/api/contract/endpoints';
import { benefitKeys } from '~/api/contract/subscriptions';
import { parseCities } from '~/city/schema';
import cityList from '../../cities.json' with { type: 'json' };
import { seed as fill, seedRequestSchema } from '../stand-in/control/seedRequest';
import { takePayment } from '../stand-in/demo/payRoutes';
import { declineOrder } from '../stand-in/payments/declineOrder';
import { randomFor, type Random } from '../stand-in/seed/random';
import { runCall } from '../stand-in/server/runCall';
import { bookKopecks, walletOf } from '../stand-in/store/ledger';
import { openStore } from '../stand-in/store/openStore';
import { cityRules } from '../stand-in/world/cityRules';
import { World } from '../stand-in/world/World';
import { inconsistencies } from './consistency';

/** Requests in each city, and where chance begins. */
const count = Number(process.env['LEDGER_COUNT'] ?? 1500);
const seed = process.env['LEDGER_SEED'] ?? '1';
const minute = 60_000;
/** Noon of a plain Wednesday in Perm; far from a year's end, so that every day of the run has a calendar. */
const begin = Date.parse('2026-03-18T07:00:00Z');

interface Reply {
  status: string;
  errorName?: string;
  RedirectURL?: string;
  totalcost?: number;
  result?: unknown;
}
interface Person {
  id: number;
  token: string;
  plates: string[];
}

let world: World;
beforeEach(async () => {
  world = new World(
    openStore(':memory:', () => undefined),
    parseCities(cityList),
  );
  await world.clock.shift(begin - Date.now());
});
afterEach(() => world.close());

/** One city with some people, and everything that can happen to their money, by chance. */
class Town {
  readonly people: Person[];
  /** Calls that went well. */
  readonly answered = new Set<EndpointId>();
  readonly #city;
  #request = 0;

  constructor(
    city: string,
    readonly random: Random,
  ) {
    const config = world.city(city);
    if (!config) throw new Error(`There is no ${city}.`);
    this.#city = config;
    const made = fill(
      world,
      v.parse(seedRequestSchema, {
        city,
        users: [50_000_000, 1_000_000, 0].map((balanceKopecks, index) => ({
          balanceKopecks,
          vehicles: [{ number: `А00${index}АА77`, isMain: true }, { number: `В00${index}ВВ77` }],
        })),
        zones: [{ number: '0901' }, { number: '0902', prices: [{ type: 'default', interval: { from: '08:00:00', to: '20:00:00' }, price: 47.5 }] }],
      }),
    );
    this.people = made.users.map(({ id, token, vehicles }) => ({ id, token, plates: vehicles.map(({ number }) => number) }));
  }

  /** A call, as the server would run it. */
  ask(id: EndpointId, input: Record<string, unknown>, token?: string): Reply {
    this.#request += 1;
    const answer = runCall(id, input, {
      world,
      city: this.#city,
      rules: cityRules(world, this.#city),
      version: 'newest',
      token,
      nowMs: world.clock.now(),
      request: this.#request,
    });
    const reply = 'json' in answer ? (JSON.parse(answer.json) as Reply) : { status: 'ok' };
    if (reply.status === 'ok') this.answered.add(id);
    return reply;
  }

  /** Does this city do a known attempt only once? */
  get remembersAttempts(): boolean {
    return cityRules(world, this.#city).habits.attemptId;
  }

  get request(): number {
    return this.#request;
  }

  wallet({ id }: Person): number {
    return bookKopecks(world.store, walletOf(id));
  }
}

const openOrders = (): string[] => world.store.many<{ id: string }>("select id from payment_order where status = 'open'").map(({ id }) => id);
const some = (sql: string, account: number): number[] => world.store.many<{ id: number }>(sql, account).map(({ id }) => id);

const actions = [
  ['pauseSubscription', benefitKeys.canPause],
  ['continueSubscription', benefitKeys.canContinue],
  ['changeSubscriptionVehicle', benefitKeys.canChangeTs],
  ['refundSubscription', benefitKeys.canRefund],
] as const;

/** What a city or its people may do next. */
const acts: Record<string, (town: Town) => void> = {
  'time goes by': ({ random }) => void world.clock.shift(world.clock.shiftMs + random.pick([1, 7, 31, 60, 400, 1440]) * minute),
  'a stay from the balance costs what was quoted': (town) => {
    const { random } = town;
    const person = random.pick(town.people);
    const input = { Vehicle: random.pick(person.plates), Zone: random.pick(['0901', '0902']), Duration: random.pick([15, 30, 60, 120, 600]) };
    const quote = town.ask('getCost', input, person.token);
    const before = town.wallet(person);
    const { status } = town.ask('startParking', input, person.token);
    if (status === 'ok') expect(before - town.wallet(person)).toBe(Math.round((quote.totalcost ?? Number.NaN) * 100));
    else expect(town.wallet(person)).toBe(before);
  },
  'a stay over the provider': (town) => {
    const { random } = town;
    const person = random.chance(0.5) ? random.pick(town.people) : undefined;
    const input = { Vehicle: random.pick(person?.plates ?? ['О111ОО77', 'О222ОО77']), Zone: '0901', Duration: 60, PaymentService: 'card' };
    town.ask('startParking', input, person?.token ?? 'guest');
  },
  'a stay told afterwards': (town) => {
    const { random } = town;
    const person = random.pick(town.people);
    const timestart = new Date(world.clock.now() - random.whole(-30, 2000) * minute).toISOString();
    town.ask('startParking', { Vehicle: random.pick(person.plates), Zone: '0901', Duration: 60, timestart }, person.token);
  },
  'more time': (town) => {
    const person = town.random.pick(town.people);
    const ids = some('select id from session where account = ? order by id desc limit 3', person.id);
    if (ids.length === 0) return;
    const isOverProvider = town.random.chance(0.3);
    town.ask(
      'renewParking',
      { ReservationId: `R${town.random.pick(ids)}`, Duration: 30, ...(isOverProvider && { PaymentService: 'card' }) },
      person.token,
    );
  },
  'an end before the end gives back no more than was paid': (town) => {
    const person = town.random.pick(town.people);
    const ids = some('select id from session where account = ? order by id desc limit 3', person.id);
    if (ids.length === 0) return;
    const id = town.random.pick(ids);
    const before = town.wallet(person);
    const { status } = town.ask('cancelParking', { ReservationId: `R${id}` }, person.token);
    const paid = world.store.one<{ paid: number }>('select paid_kopecks as paid from session where id = ?', id)?.paid ?? 0;
    expect(town.wallet(person) - before).toBeGreaterThanOrEqual(0);
    expect(town.wallet(person) - before).toBeLessThanOrEqual(status === 'ok' ? paid : 0);
  },
  'a top-up is asked for': (town) => {
    const person = town.random.pick(town.people);
    town.ask('refillBalance', { PaymentService: town.random.pick(['card', 'sbp']), RefillAmount: String(town.random.whole(1, 9000)) }, person.token);
  },
  'the provider is paid, or not': (town) => {
    const { random } = town;
    const orders = openOrders();
    if (orders.length === 0) return;
    world.provider = { credit: random.pick(['now', 'now', 'twice', 'never']), ms: 0 };
    const order = random.pick(orders);
    if (random.chance(0.8)) takePayment(world, order, town.request);
    else declineOrder(world, order);
  },
  'a subscription': (town) => {
    const { random } = town;
    const person = random.pick(town.people);
    const { result } = town.ask('getSubscriptionOffers', {}, person.token);
    const offers = result as { parkingPermitCode: string; parkingPermitType: string }[] | undefined;
    if (!offers || offers.length === 0) return;
    const offer = random.pick(offers);
    const day = new Date(world.clock.now() + random.whole(0, 10) * 1440 * minute).toISOString().slice(0, 10);
    const timestart = offer.parkingPermitType === 'prev_day' ? {} : { timestart: day };
    const paymentService = random.pick(['balance', 'card']);
    town.ask(
      'buySubscription',
      { vehicle: random.pick(person.plates), codeSubscription: offer.parkingPermitCode, paymentService, ...timestart },
      person.token,
    );
  },
  'a subscription is paused, continued, moved or given back once at most': (town) => {
    const { random } = town;
    const person = random.pick(town.people);
    const { result } = town.ask('getBenefits', {}, person.token);
    const benefits = (result ?? []) as Record<string, string | boolean>[];
    if (benefits.length === 0) return;
    const benefit = random.pick(benefits);
    const allowed = actions.filter(([id, flag]) => benefit[flag] === true && (id !== 'refundSubscription' || random.chance(0.3)));
    // Mostly what the city allows, and sometimes what it does not.
    const [id] = random.pick(allowed.length > 0 && random.chance(0.8) ? allowed : actions);
    const orderNum = String(benefit[benefitKeys.orderNum] ?? '');
    const before = town.wallet(person);
    town.ask(id, { orderNum, grzNew: random.pick(person.plates) }, person.token);
    if (id !== 'refundSubscription') return;
    const after = town.wallet(person);
    expect(after).toBeGreaterThanOrEqual(before);
    expect(town.ask(id, { orderNum }, person.token).status).not.toBe('ok');
    expect(town.wallet(person)).toBe(after);
  },
  'a stay without a balance begins, ends, is paid': (town) => {
    const { random } = town;
    const person = random.pick(town.people);
    const Vehicle = { Number: random.pick(person.plates), NumberFormat: 'rus', Category: 'B' };
    town.ask('startWithoutBalance', { Zone: '0901', Vehicle }, person.token);
    const ids = some('select id from session where account = ? order by id desc limit 3', person.id);
    if (ids.length === 0) return;
    const id = random.pick(['cancelWithoutBalance', 'payDeferred', 'endDeferred'] as const);
    town.ask(id, { OrderId: String(random.pick(ids)), PaymentService: 'card' }, person.token);
  },
  'a ticket of a flat parking': (town) => {
    const { random } = town;
    const tickets = world.store.many<{ number: string; parking: string }>('select number, parking from planar_ticket');
    if (tickets.length === 0) return;
    const { number, parking } = random.pick(tickets);
    const person = random.pick(town.people);
    const quote = town.ask('getPlanarCost', { ticketNumber: number, parkingNumber: parking }, person.token);
    const { sessionId } = (quote.result ?? {}) as { sessionId?: string };
    if (sessionId === undefined) return;
    if (random.chance(0.2)) void world.clock.shift(world.clock.shiftMs + 31_000);
    town.ask('payPlanar', { paymentService: random.pick(['balance', 'card']), parkingNumber: parking, sessionId }, person.token);
  },
  'an attempt that is sent twice': (town) => {
    const { random } = town;
    const person = random.pick(town.people);
    const attempt = { Vehicle: random.pick(person.plates), Zone: '0901', Duration: 30, attemptId: `attempt-${town.request}` };
    const first = town.ask('startParking', attempt, person.token);
    const before = town.wallet(person);
    expect(town.ask('startParking', attempt, person.token).status).toBe(first.status === 'ok' && !town.remembersAttempts ? 'error' : first.status);
    expect(town.wallet(person)).toBe(before);
  },
};

const withBalance: readonly EndpointId[] = [
  'startParking',
  'renewParking',
  'cancelParking',
  'refillBalance',
  'buySubscription',
  'pauseSubscription',
  'continueSubscription',
  'changeSubscriptionVehicle',
  'refundSubscription',
  'payPlanar',
];
const withoutBalance: readonly EndpointId[] = [
  'startParking',
  'startWithoutBalance',
  'cancelWithoutBalance',
  'payDeferred',
  'endDeferred',
  'buySubscription',
];

describe(`${count} acts by chance from seed ${seed}: the books always sum to zero`, () => {
  // Two that remember attempts and two that do not; the last has no balances.
  it.each([
    ['moscow', withBalance],
    ['kazan', withBalance],
    ['perm', withBalance],
    ['tyumen', withoutBalance],
  ])(
    '%s',
    (city, ways) => {
      const random = randomFor('ledger', city, seed);
      const town = new Town(city, random);
      for (let turn = 0; turn < count; turn += 1) {
        const name = random.pick(Object.keys(acts));
        acts[name]?.(town);
        const sum = world.store.one<{ sum: number }>('select sum(kopecks) as sum from ledger_account')?.sum;
        expect(sum, `turn ${turn}: ${name}`).toBe(0);
        if (turn % 100 === 0) expect(inconsistencies(world.store), `turn ${turn}: ${name}`).toEqual([]);
      }
      expect(inconsistencies(world.store)).toEqual([]);
      // The run is worth something only if money moved in every way that the city has.
      expect(ways.filter((id) => !town.answered.has(id))).toEqual([]);
    },
    count * 40 + 20_000,
  );
});
