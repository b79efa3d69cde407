import type { WireFeature } from '~/api/contract/map';
import { isoInCity } from '../../rules/wallTime';
import { dataVersion } from '../../store/cities';
import { countFeatures, featurePages, type FeatureRow, type Geometry } from '../../store/stays/features';
import type { Store } from '../../store/Store';
import { zonesOf } from '../../store/stays/zones';
import { PreparedReply, type Handler } from '../Handler';
import { closedPrices, mapPrices } from './wirePrices';

type Properties = WireFeature['properties'];
type Prices = NonNullable<Properties['zone']>['prices'];

const spacesOf = ({ spaces_total, spaces_free, spaces_disabled }: FeatureRow): Properties['spaces'] =>
  spaces_total === null
    ? undefined
    : { total: spaces_total, free: spaces_free ?? undefined, fordisabled: spaces_disabled ?? undefined };

const wireFeature = (row: FeatureRow, prices: ReadonlyMap<string, Prices>): WireFeature => {
  const { zone, is_inactive } = row;
  const zonePrices = zone === null ? [] : (prices.get(zone) ?? []);
  return {
    type: 'Feature',
    geometry: JSON.parse(row.geometry) as Geometry,
    properties: {
      objecttype: row.object_type,
      category: row.category ?? undefined,
      code: row.code ?? undefined,
      name: row.name ?? undefined,
      address: row.address ?? undefined,
      zone:
        zone === null && is_inactive === 0
          ? undefined
          : { zonenumber: zone ?? '', prices: is_inactive ? [...zonePrices, ...closedPrices] : zonePrices },
      spaces: spacesOf(row),
      freeparking: row.is_free === 1,
    },
  };
};

async function* wirePages(store: Store, city: string): AsyncGenerator<WireFeature[]> {
  const prices = new Map(zonesOf(store, city).map((zone) => [zone.number, mapPrices(zone.prices)]));
  for await (const rows of featurePages(store, city)) yield rows.map((row) => wireFeature(row, prices));
}

/** The whole map of a city. Both versions of the call return the same reply. */
export const getMapInfo: Handler<'getMapInfo'> = (_, { server: { store }, city, nowMs }) =>
  new PreparedReply(
    'map-info',
    () => dataVersion(store, city.city),
    () => ({
      features: wirePages(store, city.city),
      OverAll: countFeatures(store, city.city),
      times: { updated: isoInCity(city.timeZone, nowMs) },
    }),
  );
