import { dataVersion } from '../../store/cities';
import { featuresOf } from '../../store/features';
import { zonesOf } from '../../store/zones';
import { PreparedReply, type Handler } from '../Handler';
import { zonePrices } from './wirePrices';

/** Every zone with its prices. */
export const getZones: Handler<'getZones'> = (_, { world, city }) => ({
  result: zonesOf(world.store, city.city).map(({ number, name, address, prices }) => ({
    name,
    value: number,
    code: number,
    address,
    zone: { zonenumber: number },
    prices: zonePrices(prices),
  })),
});

/** Every parking that can be paid by its code. */
export const getParkings: Handler<'getParkings'> = (_, { world, city }) =>
  new PreparedReply('parkings', dataVersion(world.store, city.city), () => {
    const prices = new Map(zonesOf(world.store, city.city).map((zone) => [zone.number, zonePrices(zone.prices)]));
    const parkings = featuresOf(world.store, city.city).filter(({ code, zone, is_inactive }) => code !== null && zone !== null && is_inactive === 0);
    return {
      result: parkings.map(({ name, code, address, zone }) => ({
        name,
        value: code,
        code,
        address,
        zone: { zonenumber: zone },
        prices: prices.get(zone ?? '') ?? [],
      })),
    };
  });
