import * as v from 'valibot';
import { attemptKinds, ownFields, type Attempt, type AttemptFields } from '~/domain/payments/attempt';
import { placeRef } from '~/domain/stay/placeRef';
import type { StorageKey, StoredData } from '~/platform/storage';

/**
 * Storage keys of the device: name, schema, and the fallback if nothing is stored. Keys that no first visit reads are
 * in `accountKeys`, or next to the code that reads them.
 */

export const storageKey = <Value>(definition: StorageKey<Value>): StorageKey<Value> => definition;
export const instant = v.pipe(v.number(), v.finite());

const signInSchema = v.object({
  /** Set for a legal entity that has signed in as one (ROLE-03). */
  isLegalEntity: v.optional(v.boolean()),
  token: v.pipe(v.string(), v.nonEmpty()),
  /** A random name for this login's stored data, so that the token itself is stored nowhere else. */
  cacheKey: v.pipe(v.string(), v.nonEmpty()),
});
export type SignIn = v.InferOutput<typeof signInSchema>;

/** The stated category of a vehicle, if the city requires one. */
export const statedCategory = v.optional(v.picklist(['A', 'B', 'C', 'D', 'M']));

/** The schema of a `KnownPlace`. */
export const knownPlace = v.object({ zone: v.optional(v.string()), parkingCode: v.optional(v.string()) });

/** Earlier versions called it `shown`; its `zone` was a zone number or a parking code. */
const summary = v.optional(
  v.object({
    plate: v.optional(v.string()),
    zone: v.optional(v.string()),
    place: v.optional(knownPlace),
    sum: v.optional(v.number()),
    balanceBefore: v.optional(v.number()),
  }),
);
/** Only readings use these fields, so an invalid one does not invalidate the record. */
const lenient = <Value>(schema: v.GenericSchema<unknown, Value>) => v.fallback(v.optional(schema), undefined);

const attemptKind = v.picklist(attemptKinds);

/**
 * Loose: a field of a later version survives a rollback to this one.
 * @internal
 */
export const attemptFields = v.looseObject({
  id: v.string(),
  city: v.string(),
  kind: attemptKind,
  accountKey: v.string(),
  payloadHash: v.string(),
  target: v.string(),
  sentAt: instant,
  sessionId: v.optional(v.string()),
  endsAtBefore: v.optional(instant),
  startsAt: v.optional(instant),
  durationMin: v.optional(v.number()),
  laterMin: v.optional(v.number()),
  nextSentAts: v.optional(v.array(instant)),
  nextElseSentAts: v.optional(v.array(instant)),
  justMade: v.optional(v.number()),
  endsAtRead: v.optional(instant),
  knownSessionIds: v.array(v.string()),
  isOnlyLink: v.optional(v.boolean()),
  refusedAs: v.optional(v.string()),
  isAnsweredOk: v.optional(v.boolean()),
  knownAt: lenient(instant),
  justMadeUntil: lenient(instant),
  justMadeElse: lenient(v.number()),
  madeThisMinute: lenient(v.number()),
  knownLines: lenient(v.array(v.string())),
  answeredAt: lenient(instant),
  sentAtEarliest: lenient(instant),
  isPaidByPhone: lenient(v.boolean()),
  isTwice: lenient(v.boolean()),
  summary,
  shown: summary,
} satisfies Record<keyof AttemptFields | 'shown', v.GenericSchema>);

const attemptSchema = v.pipe(
  v.looseObject({ kind: attemptKind }),
  v.transform(ownFields),
  attemptFields,
  v.transform(({ shown, summary = shown, ...rest }): Attempt => {
    if (!summary) return rest as Attempt;
    const { zone, place, ...known } = summary;
    return {
      ...rest,
      summary: { ...known, place: placeRef(place ?? { [rest.kind === 'planar' ? 'parkingCode' : 'zone']: zone }) },
    } as Attempt;
  }),
);

/** A stay that a guest has paid for, or left to pay for, on this device. */
const guestStaySchema = v.object({
  id: v.string(),
  city: v.string(),
  timeZone: v.string(),
  zone: v.string(),
  parkingCode: v.optional(v.string()),
  address: v.optional(v.string()),
  plate: v.string(),
  isForeign: v.boolean(),
  /** Missing in records of earlier versions. */
  category: statedCategory,
  durationMin: v.number(),
  startsAt: instant,
  /** The city returns no end to a guest. This is never later than the true end, provided that this order was paid. */
  endsAt: instant,
  /** True for a retroactive payment: the times are as stated by the guest, not set by the payment. */
  isPost: v.optional(v.boolean()),
  sum: v.number(),
  /**
   * `leaving`: on the way to the provider. `confirmed`: the city knows a paid stay of this vehicle here, whether or not
   * this payment made it.
   */
  state: v.picklist(['leaving', 'confirmed']),
  /** The provider's page of this order. */
  page: v.optional(v.string()),
  /** The city's answer about how to pay, if there is no page. */
  said: v.optional(v.string()),
  /** True if the guest had moved on before the page could open. */
  isUnopened: v.optional(v.boolean()),
  /** When the city last confirmed the stay. */
  confirmedAt: v.optional(instant),
});
export type GuestStay = v.InferOutput<typeof guestStaySchema>;

/** Creates a schema for a list in which an unreadable entry invalidates only itself. */
export const listOf = <Entry>(entry: v.GenericSchema<unknown, Entry>) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((list): Entry[] =>
      list.flatMap((one) => {
        const result = v.safeParse(entry, one);
        return result.success ? [result.output] : [];
      }),
    ),
  );

export const storageKeys = {
  city: storageKey<string | null>({
    name: 'city',
    owner: 'device',
    purpose: 'settings',
    survivesReset: true,
    schema: v.nullable(v.string()),
    fallback: null,
  }),
  language: storageKey<'ru' | 'en' | null>({
    name: 'language',
    owner: 'device',
    purpose: 'settings',
    survivesReset: true,
    schema: v.nullable(v.picklist(['ru', 'en'])),
    fallback: null,
  }),
  /** City → kind of user → login. `expired` and `coopExpired` are the keys of logins that the server ended. */
  signIns: storageKey({
    name: 'sign-ins',
    owner: 'account',
    purpose: 'login',
    isVital: true,
    schema: v.record(
      v.string(),
      v.object({
        standart: v.optional(signInSchema),
        coop: v.optional(signInSchema),
        expired: v.optional(v.string()),
        coopExpired: v.optional(v.string()),
      }),
    ),
    fallback: {},
  }),
  deviceSalt: storageKey({
    name: 'device-salt',
    owner: 'device',
    purpose: 'settings',
    survivesReset: true,
    schema: v.string(),
    fallback: '',
  }),
  attempts: storageKey<Attempt[]>({
    name: 'attempts',
    owner: 'both',
    purpose: 'payments',
    survivesReset: true,
    schema: listOf<Attempt>(attemptSchema),
    fallback: [],
    isVital: true,
  }),
  guestStays: storageKey<GuestStay[]>({
    name: 'stays',
    owner: 'guest',
    purpose: 'stays',
    survivesReset: true,
    schema: listOf<GuestStay>(guestStaySchema),
    fallback: [],
    isVital: true,
  }),
  /** City → when its map objects were last loaded. */
  mapLoadedAt: storageKey<Record<string, number>>({
    name: 'map-loaded-at',
    owner: 'device',
    purpose: 'mapData',
    schema: v.record(v.string(), instant),
    fallback: {},
  }),
  durationHabit: storageKey<number | null>({
    name: 'duration-habit',
    owner: 'account',
    purpose: 'settings',
    schema: v.nullable(v.number()),
    fallback: null,
  }),
  /** The id of the payment method that was last used on this device, by anyone: it names no person. */
  lastMethod: storageKey<string | null>({
    name: 'last-method',
    owner: 'device',
    purpose: 'settings',
    schema: v.nullable(v.string()),
    fallback: null,
  }),
  /** The driver's address in the app before leaving for a payment page. */
  returnAddress: storageKey<{ href: string; at: number } | null>({
    name: 'return-address',
    owner: 'account',
    purpose: 'settings',
    schema: v.nullable(v.object({ href: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)), at: instant })),
    fallback: null,
  }),
};

/** Every parking of a city, in IndexedDB: zones of a city that pays by parking. */
export const parkingsKey: StoredData = { name: 'parkings.', owner: 'device', purpose: 'cityData' };
