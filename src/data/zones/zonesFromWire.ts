import type { ReplyOf } from '~/api/contract/endpoint';
import type { getZones } from '~/api/contract/info';
import { kopecksFromRoubles } from '~/domain/money/money';
import { minutesOfDay, type PriceInterval } from '~/domain/stay/tariff';
import type { Zone } from '~/domain/stay/zone';

type WireZone = ReplyOf<typeof getZones>['result'][number];

const priceFromWire = ({ type, interval, price }: WireZone['prices'][number]): PriceInterval[] => {
  const [fromMin, toMin] = [minutesOfDay(interval.from), minutesOfDay(interval.to, true)];
  return fromMin === undefined || toMin === undefined || price < 0
    ? []
    : [{ dayType: type, fromMin, toMin, perHour: kopecksFromRoubles(price) }];
};

/** Zones with a number. An entry without one cannot be paid for and is dropped. */
export const zonesFromWire = ({ result }: ReplyOf<typeof getZones>, paysByParking: boolean): Zone[] =>
  result.flatMap((wire) => {
    const number = (wire.zone?.zonenumber ?? wire.value ?? wire.code ?? '').trim();
    const parkingCode = paysByParking ? (wire.code ?? wire.value)?.trim() : undefined;
    if (number === '' || (paysByParking && !parkingCode)) return [];
    return [
      {
        number,
        parkingCode,
        name: wire.name ?? '',
        address: wire.address ?? '',
        prices: wire.prices.flatMap(priceFromWire),
      },
    ];
  });
