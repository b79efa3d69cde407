import * as v from 'valibot';

/** A number of degrees between `-max` and `max`. */
const degrees = (max: number) =>
  v.pipe(v.number(), v.minValue(-max, `${-max} or more`), v.maxValue(max, `${max} or less`));
const latitude = degrees(90);
const longitude = degrees(180);
const point = v.strictObject({ latitude, longitude });

const isTimeZone = (name: string): boolean => {
  // Only new engines accept offsets such as +05:00 as names: the app would not start on an older phone.
  if (!/^[a-z]/i.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/**
 * True for a path on our own origin, or an https address with its host written out. Data may be requested from nothing
 * else. Browsers read a backslash as a slash: `/\evil` would be another host.
 */
export const isAddress = (text: string): boolean => {
  if (/[\s\\\p{Cc}]/u.test(text)) return false;
  if (/^\/[^/]/.test(text)) return true;
  if (!/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?([/?#]|$)/.test(text)) return false;
  try {
    return new URL(text).hostname !== '';
  } catch {
    return false;
  }
};

const address = v.pipe(
  v.string(),
  v.check(isAddress, 'a path beginning with / or an https address with its host in lower-case Latin letters'),
);
/** The paths of the calls are appended to it. */
const apiUrl = v.pipe(
  address,
  v.check((text) => !/[?#]|\/$/.test(text), 'an address without a slash, ? or # at its end'),
);
/** The search is appended to it as parameters. */
const geocoder = v.pipe(
  address,
  v.check((text) => !/[#{}]/.test(text), 'an address without #, { and }: the app itself adds what is looked for'),
);
const template = v.pipe(
  address,
  v.check((text) => ['{z}', '{x}', '{y}'].every((part) => text.includes(part)), 'an address with {z}, {x} and {y}'),
);

const hosts = v.optional(
  v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'a host name in lower case'))),
  [],
);

const mapSource = v.variant('type', [
  /** Vector tiles in the product's own schema of layers (README of `src/city`), drawn with our own style. */
  v.strictObject({
    type: v.literal('vector'),
    tiles: template,
    attribution: v.optional(v.string()),
    maxZoom: v.optional(v.number(), 15),
  }),
  v.strictObject({
    type: v.literal('raster'),
    tiles: template,
    attribution: v.string(),
    maxZoom: v.optional(v.number(), 19),
  }),
  v.strictObject({ type: v.literal('style'), url: address, attribution: v.optional(v.string()) }),
]);

/** Templates of the SMS commands, stored byte for byte: some cities publish Latin letters, some Cyrillic. */
const sms = v.strictObject({
  number: v.optional(v.pipe(v.string(), v.regex(/^\+?\d{3,12}$/, 'a phone number'))),
  start: v.optional(v.string()),
  extend: v.optional(v.string()),
  stop: v.optional(v.string()),
  topUp: v.optional(v.string()),
});

/** Features that only some cities have. */
const switches = v.strictObject({
  updatePage: v.optional(v.boolean(), false),
  cadastralBenefits: v.optional(v.boolean(), false),
  feedback: v.optional(v.boolean(), false),
  addPhone: v.optional(v.boolean(), true),
  changeEmail: v.optional(v.boolean(), true),
});

/** Versions of the calls that a city's server pins; the newest is the default. */
const pinned = v.strictObject({
  login: v.optional(v.picklist(['v1', 'v2', 'v3', 'v4', 'v5']), 'v5'),
  registration: v.optional(v.picklist(['v1', 'v2']), 'v2'),
  options: v.optional(v.picklist(['v1', 'v2', 'v3', 'options']), 'v3'),
  mapInfo: v.optional(v.picklist(['v2', 'v3']), 'v3'),
  profile: v.optional(v.picklist(['v1', 'v2', 'v3', 'v4', 'v5', 'v6']), 'v6'),
  cars: v.optional(v.picklist(['v1', 'v2']), 'v2'),
  /** The call that reads the newest operations without a filter. */
  operations: v.optional(v.picklist(['v2', 'filter']), 'filter'),
});

const filled = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== '', 'a text that is not empty'),
);
const wholeMinutes = v.pipe(
  v.number(),
  v.check((min) => Number.isInteger(min) && min >= 1 && min <= 1440, 'whole minutes from 1 to 1440'),
);

export const citySchema = v.pipe(
  v.strictObject({
    city: v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/, 'an English name in lower case, words joined by hyphens')),
    nameForShow: v.strictObject({ ru: filled, en: filled }),
    apiUrl,
    timeZone: v.pipe(v.string(), v.check(isTimeZone, 'a time zone of the IANA list, such as Europe/Moscow')),
    mapBounds: v.pipe(
      v.strictObject({ southWest: point, northEast: point }),
      v.check(
        (box) => box.southWest.latitude < box.northEast.latitude && box.southWest.longitude < box.northEast.longitude,
        'southWest below and to the left of northEast',
      ),
    ),
    mapSource,
    profile: v.strictObject({
      parking: v.strictObject({
        parkingPeriod: v.optional(wholeMinutes, 15),
        planarParkingAvailable: v.optional(v.boolean(), false),
      }),
    }),
    paymentHosts: hosts,
    imageHosts: hosts,
    guestToken: v.optional(filled, 'guest'),
    attemptId: v.optional(v.boolean(), false),
    sms: v.optional(sms, {}),
    geocoder: v.optional(geocoder),
    api: v.optional(pinned, {}),
    switches: v.optional(switches, {}),
  }),
);

export type CityConfig = v.InferOutput<typeof citySchema>;
export type MapSource = CityConfig['mapSource'];

const advice = (issue: v.BaseIssue<unknown>): string => {
  if (issue.expected === 'never') return 'is not known; remove it';
  if (issue.received === 'undefined') return 'is missing';
  // Every check above states its expectation in its message; a type states it automatically.
  return `expected ${issue.kind === 'validation' ? issue.message : issue.expected}, received ${issue.received}`;
};

/** Returns a sentence for every error in a city list: the city, the key, and what is expected there. */
export const cityErrors = (list: unknown): string[] => {
  if (!Array.isArray(list)) return ['cities.json: expected a list of cities.'];
  const seen = new Set<unknown>();
  return list.flatMap((entry: unknown, index) => {
    const id = typeof entry === 'object' && entry !== null && 'city' in entry ? entry.city : undefined;
    const name = typeof id === 'string' ? id : `entry ${index + 1}`;
    const twice =
      typeof id === 'string' && seen.has(id)
        ? [`cities.json: ${name}: key "city" stands twice; every city has its own.`]
        : [];
    seen.add(id);
    const result = v.safeParse(citySchema, entry);
    const errors = (result.issues ?? []).map((issue) => {
      const key = v.getDotPath(issue) ?? '(the entry itself)';
      return `cities.json: ${name}: key "${key}" ${advice(issue)}.`;
    });
    return [...twice, ...errors];
  });
};

/** Parses the city list. Throws an Error whose message has one sentence per error. */
export const parseCities = (list: unknown): CityConfig[] => {
  const errors = cityErrors(list);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return v.parse(v.array(citySchema), list);
};
