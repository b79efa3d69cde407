import * as v from 'valibot';
import type { CityConfig } from '~/city/schema';
import { quoteStay } from '../payments/quoteStay';
import { phoneKey } from '../rules/phoneKey';
import { minuteMs } from '../rules/wallTime';
import { demoPassword } from '../seed/demoAccounts';
import { roundTheClock } from '../seed/zonePrices';
import { accountByEmail, accountByPhone, addAccount, vehiclesOf } from '../store/account/accounts';
import { raiseDataVersion } from '../store/cities';
import { contractsOf, isSameContract } from '../store/company/companies';
import { openingOf, post, revenueOf, walletOf } from '../store/payments/ledger';
import { addStay } from '../store/stays/stays';
import { addToken } from '../store/account/tokens';
import { hasZone, putZone } from '../store/stays/zones';
import type { ServerContext } from '../context/ServerContext';
import { ControlError } from './ControlError';
import { fineSchema, seedFine } from './seedFine';
import { permitSchema, seedPermit } from './seedPermit';
import { addManyOperations, addManyParkings } from './seedScale';
import { rulesFromWire, wirePricesSchema } from './wirePriceRules';

const text = v.pipe(v.string(), v.nonEmpty());
const kopecks = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A large number of rows, for tests of scale. */
const many = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(500_000));

const vehicleSchema = v.strictObject({
  number: text,
  category: v.optional(text),
  format: v.optional(v.picklist(['rus', 'other'])),
  isMain: v.optional(v.boolean()),
  name: v.optional(text),
});

const userSchema = v.strictObject({
  email: v.optional(text),
  phone: v.optional(text),
  password: v.optional(text),
  balanceKopecks: v.optional(kopecks, 0),
  firstName: v.optional(text),
  lastName: v.optional(text),
  middleName: v.optional(text),
  vehicles: v.optional(v.array(vehicleSchema), []),
  kind: v.optional(v.picklist(['driver', 'legal']), 'driver'),
  /** Makes the account a company, which signs in with these values and has no phone. */
  company: v.optional(v.strictObject({ name: text, inn: text, contract: text })),
  /** The number of history operations to generate, from the last fourteen months. */
  operations: v.optional(many, 0),
  /** An account that never chose a password. */
  emptyPassword: v.optional(v.boolean(), false),
});

const staySchema = v.strictObject({
  /** E-mail or phone of the driver; omitted for a guest's stay. */
  user: v.optional(text),
  number: text,
  zone: text,
  /** Minutes until the start of the stay; negative for a start in the past. */
  startsInMin: v.optional(v.number(), 0),
  durationMin: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

const zoneSchema = v.strictObject({
  number: text,
  name: v.optional(text),
  address: v.optional(text),
  /** In the wire's form. Without them the zone costs 60 roubles an hour at all times. */
  prices: v.optional(wirePricesSchema),
});

/** `seed` deletes the city's data first; everything else is added. */
export const seedRequestSchema = v.strictObject({
  city: text,
  seed: v.optional(v.pipe(v.number(), v.integer())),
  users: v.optional(v.array(userSchema), []),
  sessions: v.optional(v.array(staySchema), []),
  zones: v.optional(v.array(zoneSchema), []),
  benefits: v.optional(v.array(permitSchema), []),
  fines: v.optional(v.array(fineSchema), []),
  /** The number of additional parkings. */
  features: v.optional(many, 0),
});
type SeedRequest = v.InferOutput<typeof seedRequestSchema>;

const addUser = (server: ServerContext, config: CityConfig, user: SeedRequest['users'][number]) => {
  const { store } = server;
  const { city } = config;
  const nowMs = server.clock.now();
  const count = store.one<{ count: number }>('select count(*) as count from account')?.count ?? 0;
  const { company } = user;
  const email =
    user.email ?? (user.phone === undefined ? `${company ? 'company' : 'driver'}-${count + 1}@example.com` : undefined);
  const phone = company ? undefined : phoneKey(user.phone ?? `7999${String(count + 1).padStart(7, '0')}`);
  if (phone === undefined && !company) throw new ControlError(`"${user.phone}" is not a phone of eleven digits.`);
  if (
    company &&
    contractsOf(store, city, company.inn).some(({ contract }) => isSameContract(contract, company.contract))
  )
    throw new ControlError(`${company.inn} has the contract ${company.contract} in ${city} already.`);
  if (email !== undefined && !company && accountByEmail(store, city, email))
    throw new ControlError(`${email} has an account in ${city} already.`);
  if (phone !== undefined && accountByPhone(store, city, phone))
    throw new ControlError(`${phone} has an account in ${city} already.`);
  const password = user.emptyPassword ? '' : (user.password ?? demoPassword);
  const id = addAccount(
    store,
    city,
    { ...user, kind: company ? 'coop' : user.kind, email, phones: phone === undefined ? [] : [phone], password },
    nowMs,
  );
  if (user.balanceKopecks > 0) {
    post(store, {
      city,
      kind: 'opening',
      atMs: nowMs,
      request: 0,
      account: id,
      from: openingOf(city),
      to: walletOf(id),
      kopecks: user.balanceKopecks,
    });
  }
  if (user.operations > 0) addManyOperations(server, config, id, user.operations);
  return {
    id,
    email,
    phone,
    password,
    balanceKopecks: user.balanceKopecks,
    vehicles: vehiclesOf(store, id),
    token: addToken(store, city, id, nowMs),
  };
};

const seedStay = (
  server: ServerContext,
  city: CityConfig,
  { user, number, zone, startsInMin, durationMin }: SeedRequest['sessions'][number],
) => {
  const { store } = server;
  const phone = user === undefined ? undefined : phoneKey(user);
  const account =
    user === undefined
      ? undefined
      : phone === undefined
        ? accountByEmail(store, city.city, user)
        : accountByPhone(store, city.city, phone);
  if (user !== undefined && !account) throw new ControlError(`Nobody in ${city.city} is called ${user}.`);
  if (!hasZone(store, city.city, zone)) throw new ControlError(`There is no zone ${zone} in ${city.city}.`);
  const nowMs = server.clock.now();
  const startMs = nowMs + startsInMin * minuteMs;
  const quote = quoteStay(store, city, zone, { startMs, durationMin });
  const owner = account?.id ?? null;
  const id = addStay(store, city.city, {
    account: owner,
    number,
    zone,
    startMs,
    durationMin,
    parts: quote.parts,
    kopecks: quote.kopecks,
    madeMs: nowMs,
    request: 0,
  });
  // The simulated payment has no payer, so the opening account is debited.
  post(store, {
    city: city.city,
    kind: 'opening',
    atMs: nowMs,
    request: 0,
    account: owner,
    session: id,
    from: openingOf(city.city),
    to: revenueOf(city.city),
    kopecks: quote.kopecks,
  });
  return {
    id: String(id),
    user,
    number,
    zone,
    startMs,
    endMs: startMs + durationMin * minuteMs,
    paidKopecks: quote.kopecks,
  };
};

/**
 * Adds the data that a test needs. Returns what was created, with credentials and a valid token for each user. Throws a
 * ControlError and changes nothing if the request is invalid.
 */
export const seed = (server: ServerContext, request: SeedRequest) => {
  const city = server.city(request.city);
  if (!city) throw new ControlError(`There is no city "${request.city}" in cities.json.`);
  return server.store.transact(() => {
    if (request.seed !== undefined) server.reseed(city, request.seed);
    for (const { number, name, address, prices } of request.zones) {
      putZone(server.store, city.city, {
        number,
        name: name ?? `Зона ${number}`,
        address: address ?? '',
        prices: prices ? rulesFromWire(prices) : roundTheClock(60),
      });
    }
    if (request.features > 0) addManyParkings(server, city, request.features);
    if (request.zones.length > 0 || request.features > 0) raiseDataVersion(server.store, city.city);
    return {
      city: city.city,
      users: request.users.map((user) => addUser(server, city, user)),
      sessions: request.sessions.map((stay) => seedStay(server, city, stay)),
      zones: request.zones.map(({ number }) => number),
      benefits: request.benefits.map((permit) => seedPermit(server, city, permit)),
      fines: request.fines.map((fine) => seedFine(server, city, fine)),
    };
  });
};
