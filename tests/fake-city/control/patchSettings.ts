import * as v from 'valibot';
import { endpoints, type EndpointId } from '~/api/contract/endpoints';
import type { CityConfig } from '~/city/schema';
import { errorMessages, type ErrorName } from '../calls/errorMessages';
import { raiseDataVersion } from '../store/cities';
import { addHoliday } from '../store/stays/holidays';
import { operationStatuses } from '../store/payments/operations';
import { vehicleCategories } from '../rules/vehicleCategory';
import { hasZone, setPrices, zonesOf } from '../store/stays/zones';
import { optionKeys, patchOf, settingKeys, settingSwitches } from '../context/cityRules';
import type { ServerContext } from '../context/ServerContext';
import { ControlError } from './ControlError';
import { rulesFromWire, wirePricesSchema } from './wirePriceRules';

const minutes = v.pipe(v.number(), v.integer(), v.minValue(1));
const fromZero = v.pipe(v.number(), v.integer(), v.minValue(0));
const longestOffsetDays = 365;
const isOn = v.optional(v.boolean());
const switches = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, isOn]));
const anything = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, v.optional(v.unknown())]));

const texts = v.record(v.string(), v.string());

const callName = v.picklist(Object.keys(endpoints) as EndpointId[]);
const refusalName = v.picklist(Object.keys(errorMessages) as ErrorName[]);

/**
 * Values that the server itself uses must be valid. All other parts of a reply may be malformed, as a test needs it.
 * `prices` have the wire's form, for all zones or by zone number. `holidays` replace the production calendar.
 */
export const settingsRequestSchema = v.strictObject({
  city: v.string(),
  patch: v.strictObject({
    ...anything(settingKeys),
    ...anything(optionKeys),
    ...anything(['popup', 'smsCommands'] as const),
    ...switches(settingSwitches),
    texts: v.optional(v.strictObject({ pages: v.optional(texts), news: v.optional(texts) })),
    hasPrivateData: isOn,
    numberSmsSendTo: v.nullish(v.string()),
    subscriptionStartOffset: v.optional(v.pipe(fromZero, v.maxValue(longestOffsetDays))),
    topics: v.nullish(v.array(v.object({ label: v.string(), code: v.string() }))),
    intervals: v.optional(v.strictObject({ step: minutes, min: minutes, max: minutes })),
    paymentsMethods: v.optional(
      v.array(
        v.object({
          methodName: v.string(),
          methodNameForShow: v.optional(v.string(), ''),
          methodDescription: v.optional(v.string(), ''),
          needsPhone: v.optional(v.boolean(), false),
        }),
      ),
    ),
    attemptId: isOn,
    guardsRepeatedStart: isOn,
    freeMinutes: v.optional(fromZero),
    categoryPercent: v.optional(v.record(v.picklist(vehicleCategories), fromZero)),
    providerIsDown: isOn,
    refusals: v.optional(v.record(callName, refusalName)),
    confirmation: v.optional(v.picklist(['SMS', 'Call', 'none'])),
    statusWords: v.optional(v.record(v.picklist(operationStatuses), v.string())),
    writesSeconds: isOn,
    prices: v.optional(v.union([wirePricesSchema, v.record(v.string(), wirePricesSchema)])),
    holidays: v.optional(v.array(v.pipe(v.string(), v.isoDate()))),
  }),
});
type SettingsRequest = v.InferOutput<typeof settingsRequestSchema>;

const patchPrices = (
  server: ServerContext,
  { city }: CityConfig,
  prices: NonNullable<SettingsRequest['patch']['prices']>,
): void => {
  const byZone = Array.isArray(prices)
    ? zonesOf(server.store, city).map(({ number }) => [number, prices] as const)
    : Object.entries(prices);
  for (const [zone, list] of byZone) {
    if (!hasZone(server.store, city, zone)) throw new ControlError(`There is no zone ${zone} in ${city}.`);
    setPrices(server.store, city, zone, rulesFromWire(list));
  }
  raiseDataVersion(server.store, city);
};

/** Resets every city to its original settings and habits. Prices and holidays stay. */
export const dropPatches = (server: ServerContext): void => {
  server.store.run('delete from setting_patch');
};

/**
 * Changes the settings and habits of a city. Later patches are merged into earlier ones. Returns the patch in force.
 */
export const patchSettings = (server: ServerContext, { city: id, patch }: SettingsRequest): Record<string, unknown> => {
  const city = server.city(id);
  if (!city) throw new ControlError(`There is no city "${id}" in cities.json.`);
  const { prices, holidays, ...replies } = patch;
  return server.store.transact(() => {
    if (prices) patchPrices(server, city, prices);
    if (holidays) {
      server.store.run('delete from holiday where city = ?', city.city);
      for (const date of holidays) addHoliday(server.store, city.city, date);
    }
    const inForce = { ...patchOf(server, city.city), ...replies };
    server.store.run(
      'insert or replace into setting_patch (city, patch) values (?, ?)',
      city.city,
      JSON.stringify(inForce),
    );
    return inForce;
  });
};
