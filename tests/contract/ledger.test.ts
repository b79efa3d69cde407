import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EndpointId } from '~/api/contract/endpoints';
import { permitKeys } from '~/api/contract/subscriptions';
import { parseCities } from '~/city/schema';
import cityList from '../../cities.json' with { type: 'json' };
import { seed as fill, seedRequestSchema } from '../fake-city/control/seedRequest';
import { takePayment } from '../fake-city/demo/payRoutes';
import { declineOrder } from '../fake-city/payments/declineOrder';
import { randomFor, type Random } from '../fake-city/seed/random';
import { runCall } from '../fake-city/server/runCall';
import { bookKopecks, walletOf } from '../fake-city/store/payments/ledger';
import { openStore } from '../fake-city/store/openStore';
import { cityRules } from '../fake-city/context/cityRules';
import { ServerContext } from '../fake-city/context/ServerContext';
import { inconsistencies } from './consistency';

/** The number of requests in each city, and the seed. */
const count = Number(process.env['LEDGER_COUNT'] ?? 1500);
const seed = process.env['LEDGER_SEED'] ?? '1';
const minute = 60_000;
/**
 * Noon of an ordinary Wednesday in Perm. It is far from the year's end, so that every day of the run has a calendar.
 */
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

let context: ServerContext;
beforeEach(async () => {
  context = new ServerContext(
    openStore(':memory:', () => undefined),
    parseCities(cityList),
  );
  await context.clock.shift(begin - Date.now());
});
afterEach(() => context.close());

/** A city with some users, whose money moves in every possible way, at random. */
class RandomCity {
  readonly people: Person[];
  /** The calls that succeeded. */
  readonly answered = new Set<EndpointId>();
  readonly #city;
  #request = 0;

  constructor(
    city: string,
    readonly random: Random,
  ) {
    const config = context.city(city);
    if (!config) throw new Error(`There is no ${city}.`);
    this.#city = config;
    const created = fill(
      context,
      v.parse(seedRequestSchema, {
        city,
        users: [50_000_000, 1_000_000, 0].map((balanceKopecks, index) => ({
          balanceKopecks,
          vehicles: [{ number: `А00${index}АА77`, isMain: true }, { number: `В00${index}ВВ77` }],
        })),
        zones: [
          { number: '0901' },
          {
            number: '0902',
            prices: [{ type: 'default', interval: { from: '08:00:00', to: '20:00:00' }, price: 47.5 }],
          },
        ],
      }),
    );
    this.people = created.users.map(({ id, token, vehicles }) => ({
      id,
      token,
      plates: vehicles.map(({ number }) => number),
    }));
  }

  /** Runs a call as the server would. */
  call(id: EndpointId, input: Record<string, unknown>, token?: string): Reply {
    this.#request += 1;
    const answer = runCall(id, input, {
      server: context,
      city: this.#city,
      rules: cityRules(context, this.#city),
      version: 'newest',
      token,
      nowMs: context.clock.now(),
      request: this.#request,
    });
    const reply = 'json' in answer ? (JSON.parse(answer.json) as Reply) : { status: 'ok' };
    if (reply.status === 'ok') this.answered.add(id);
    return reply;
  }

  /** True if this city executes a known attempt only once. */
  get remembersAttempts(): boolean {
    return cityRules(context, this.#city).habits.attemptId;
  }

  get request(): number {
    return this.#request;
  }

  wallet({ id }: Person): number {
    return bookKopecks(context.store, walletOf(id));
  }
}

const openOrders = (): string[] =>
  context.store.many<{ id: string }>("select id from payment_order where status = 'open'").map(({ id }) => id);
const some = (sql: string, account: number): number[] =>
  context.store.many<{ id: number }>(sql, account).map(({ id }) => id);

const actions = [
  ['pauseSubscription', permitKeys.canPause],
  ['continueSubscription', permitKeys.canContinue],
  ['changeSubscriptionVehicle', permitKeys.canChangeTs],
  ['refundSubscription', permitKeys.canRefund],
] as const;

/** What a city or its users may do next. */
const acts: Record<string, (randomCity: RandomCity) => void> = {
  'time goes by': ({ random }) =>
    void context.clock.shift(context.clock.shiftMs + random.pick([1, 7, 31, 60, 400, 1440]) * minute),
  'a stay from the balance costs what was quoted': (randomCity) => {
    const { random } = randomCity;
    const person = random.pick(randomCity.people);
    const input = {
      Vehicle: random.pick(person.plates),
      Zone: random.pick(['0901', '0902']),
      Duration: random.pick([15, 30, 60, 120, 600]),
    };
    const quote = randomCity.call('getCost', input, person.token);
    const before = randomCity.wallet(person);
    const { status } = randomCity.call('startParking', input, person.token);
    if (status === 'ok')
      expect(before - randomCity.wallet(person)).toBe(Math.round((quote.totalcost ?? Number.NaN) * 100));
    else expect(randomCity.wallet(person)).toBe(before);
  },
  'a stay over the provider': (randomCity) => {
    const { random } = randomCity;
    const person = random.happens(0.5) ? random.pick(randomCity.people) : undefined;
    const input = {
      Vehicle: random.pick(person?.plates ?? ['О111ОО77', 'О222ОО77']),
      Zone: '0901',
      Duration: 60,
      PaymentService: 'card',
    };
    randomCity.call('startParking', input, person?.token ?? 'guest');
  },
  'a stay told afterwards': (randomCity) => {
    const { random } = randomCity;
    const person = random.pick(randomCity.people);
    const timestart = new Date(context.clock.now() - random.whole(-30, 2000) * minute).toISOString();
    randomCity.call(
      'startParking',
      { Vehicle: random.pick(person.plates), Zone: '0901', Duration: 60, timestart },
      person.token,
    );
  },
  'more time': (randomCity) => {
    const person = randomCity.random.pick(randomCity.people);
    const ids = some('select id from session where account = ? order by id desc limit 3', person.id);
    if (ids.length === 0) return;
    const isOverProvider = randomCity.random.happens(0.3);
    randomCity.call(
      'renewParking',
      {
        ReservationId: `R${randomCity.random.pick(ids)}`,
        Duration: 30,
        ...(isOverProvider && { PaymentService: 'card' }),
      },
      person.token,
    );
  },
  'an end before the end gives back no more than was paid': (randomCity) => {
    const person = randomCity.random.pick(randomCity.people);
    const ids = some('select id from session where account = ? order by id desc limit 3', person.id);
    if (ids.length === 0) return;
    const id = randomCity.random.pick(ids);
    const before = randomCity.wallet(person);
    const { status } = randomCity.call('cancelParking', { ReservationId: `R${id}` }, person.token);
    const paid =
      context.store.one<{ paid: number }>('select paid_kopecks as paid from session where id = ?', id)?.paid ?? 0;
    expect(randomCity.wallet(person) - before).toBeGreaterThanOrEqual(0);
    expect(randomCity.wallet(person) - before).toBeLessThanOrEqual(status === 'ok' ? paid : 0);
  },
  'a top-up is asked for': (randomCity) => {
    const person = randomCity.random.pick(randomCity.people);
    randomCity.call(
      'refillBalance',
      {
        PaymentService: randomCity.random.pick(['card', 'sbp']),
        RefillAmount: String(randomCity.random.whole(1, 9000)),
      },
      person.token,
    );
  },
  'the provider is paid, or not': (randomCity) => {
    const { random } = randomCity;
    const orders = openOrders();
    if (orders.length === 0) return;
    context.provider = { credit: random.pick(['now', 'now', 'twice', 'never']), ms: 0 };
    const order = random.pick(orders);
    if (random.happens(0.8)) takePayment(context, order, randomCity.request);
    else declineOrder(context, order);
  },
  'a subscription': (randomCity) => {
    const { random } = randomCity;
    const person = random.pick(randomCity.people);
    const { result } = randomCity.call('getSubscriptionOffers', {}, person.token);
    const offers = result as { parkingPermitCode: string; parkingPermitType: string }[] | undefined;
    if (!offers || offers.length === 0) return;
    const offer = random.pick(offers);
    const day = new Date(context.clock.now() + random.whole(0, 10) * 1440 * minute).toISOString().slice(0, 10);
    const timestart = offer.parkingPermitType === 'prev_day' ? {} : { timestart: day };
    const paymentService = random.pick(['balance', 'card']);
    randomCity.call(
      'buySubscription',
      { vehicle: random.pick(person.plates), codeSubscription: offer.parkingPermitCode, paymentService, ...timestart },
      person.token,
    );
  },
  'a subscription is paused, continued, moved or given back once at most': (randomCity) => {
    const { random } = randomCity;
    const person = random.pick(randomCity.people);
    const { result } = randomCity.call('getBenefits', {}, person.token);
    const permits = (result ?? []) as Record<string, string | boolean>[];
    if (permits.length === 0) return;
    const permit = random.pick(permits);
    const allowed = actions.filter(
      ([id, flag]) => permit[flag] === true && (id !== 'refundSubscription' || random.happens(0.3)),
    );
    // Mostly an action that the city allows, sometimes one that it does not.
    const [id] = random.pick(allowed.length > 0 && random.happens(0.8) ? allowed : actions);
    const orderNum = String(permit[permitKeys.orderNum] ?? '');
    const before = randomCity.wallet(person);
    randomCity.call(id, { orderNum, grzNew: random.pick(person.plates) }, person.token);
    if (id !== 'refundSubscription') return;
    const after = randomCity.wallet(person);
    expect(after).toBeGreaterThanOrEqual(before);
    expect(randomCity.call(id, { orderNum }, person.token).status).not.toBe('ok');
    expect(randomCity.wallet(person)).toBe(after);
  },
  'a stay without a balance begins, ends, is paid': (randomCity) => {
    const { random } = randomCity;
    const person = random.pick(randomCity.people);
    const Vehicle = { Number: random.pick(person.plates), NumberFormat: 'rus', Category: 'B' };
    randomCity.call('startWithoutBalance', { Zone: '0901', Vehicle }, person.token);
    const ids = some('select id from session where account = ? order by id desc limit 3', person.id);
    if (ids.length === 0) return;
    const id = random.pick(['cancelWithoutBalance', 'payDeferred', 'endDeferred'] as const);
    randomCity.call(id, { OrderId: String(random.pick(ids)), PaymentService: 'card' }, person.token);
  },
  'a ticket of a flat parking': (randomCity) => {
    const { random } = randomCity;
    const tickets = context.store.many<{ number: string; parking: string }>(
      'select number, parking from planar_ticket',
    );
    if (tickets.length === 0) return;
    const { number, parking } = random.pick(tickets);
    const person = random.pick(randomCity.people);
    const quote = randomCity.call('getPlanarCost', { ticketNumber: number, parkingNumber: parking }, person.token);
    const { sessionId } = (quote.result ?? {}) as { sessionId?: string };
    if (sessionId === undefined) return;
    if (random.happens(0.2)) void context.clock.shift(context.clock.shiftMs + 31_000);
    randomCity.call(
      'payPlanar',
      { paymentService: random.pick(['balance', 'card']), parkingNumber: parking, sessionId },
      person.token,
    );
  },
  'an attempt that is sent twice': (randomCity) => {
    const { random } = randomCity;
    const person = random.pick(randomCity.people);
    const attempt = {
      Vehicle: random.pick(person.plates),
      Zone: '0901',
      Duration: 30,
      attemptId: `attempt-${randomCity.request}`,
    };
    const first = randomCity.call('startParking', attempt, person.token);
    const before = randomCity.wallet(person);
    expect(randomCity.call('startParking', attempt, person.token).status).toBe(
      first.status === 'ok' && !randomCity.remembersAttempts ? 'error' : first.status,
    );
    expect(randomCity.wallet(person)).toBe(before);
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

describe(`the books after ${count} acts by chance from seed ${seed}`, () => {
  // Two cities remember attempts and two do not. The last has no balances.
  it.each([
    ['moscow', withBalance],
    ['kazan', withBalance],
    ['perm', withBalance],
    ['tyumen', withoutBalance],
  ])(
    'the books of %s sum to zero after every act, and money has moved in every way of that city',
    (city, ways) => {
      const random = randomFor('ledger', city, seed);
      const randomCity = new RandomCity(city, random);
      for (let turn = 0; turn < count; turn += 1) {
        const name = random.pick(Object.keys(acts));
        acts[name]?.(randomCity);
        const sum = context.store.one<{ sum: number }>('select sum(kopecks) as sum from ledger_account')?.sum;
        expect(sum, `turn ${turn}: ${name}`).toBe(0);
        if (turn % 100 === 0) expect(inconsistencies(context.store), `turn ${turn}: ${name}`).toEqual([]);
      }
      expect(inconsistencies(context.store)).toEqual([]);
      // The run proves something only if money has moved in every way that the city offers.
      expect(ways.filter((id) => !randomCity.answered.has(id))).toEqual([]);
    },
    count * 40 + 20_000,
  );
});
