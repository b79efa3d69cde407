import { dataVersion } from '../../store/cities';
import { payableParkingPages } from '../../store/stays/features';
import type { Store } from '../../store/Store';
import { zonesOf } from '../../store/stays/zones';
import { PreparedReply, type Handler } from '../Handler';
import { zonePrices } from './wirePrices';

/** All zones with their prices. */
export const getZones: Handler<'getZones'> = (_, { server, city }) => ({
  result: zonesOf(server.store, city.city).map(({ number, name, address, prices }) => ({
    name,
    value: number,
    code: number,
    address,
    zone: { zonenumber: number },
    prices: zonePrices(prices),
  })),
});

async function* wireParkings(store: Store, city: string) {
  const prices = new Map(zonesOf(store, city).map((zone) => [zone.number, zonePrices(zone.prices)]));
  for await (const rows of payableParkingPages(store, city)) {
    yield rows.map(({ name, code, address, zone }) => ({
      name,
      value: code,
      code,
      address,
      zone: { zonenumber: zone },
      prices: prices.get(zone ?? '') ?? [],
    }));
  }
}

/** All parkings that can be paid by their codes. */
export const getParkings: Handler<'getParkings'> = (_, { server: { store }, city }) =>
  new PreparedReply(
    'parkings',
    () => dataVersion(store, city.city),
    () => ({ result: wireParkings(store, city.city) }),
  );
