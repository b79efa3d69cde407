import type { ReplyOf } from '~/api/contract/endpoint';
import { permitKeys as wire, type getBenefits } from '~/api/contract/subscriptions';
import type { Permit } from '~/domain/permits/permit';
import { instantFromWire } from '~/domain/time/cityTime';
import { nonEmpty } from '../wireText';

type WirePermit = ReplyOf<typeof getBenefits>['result'][number];

/** Stands for any zone or any vehicle. */
const any = '#';
const maxNameLength = 200;
/** No permit names more places. A longer list is a server fault. */
const maxPlaces = 300;
const maxPermits = 500;

const named = (texts: readonly (string | undefined)[]): string[] =>
  texts.flatMap((text) => nonEmpty(text, maxNameLength) ?? []);

const permitFromWire = (one: WirePermit, timeZone: string): Permit[] => {
  const type = nonEmpty(one[wire.type], maxNameLength);
  const variation = nonEmpty(one[wire.variation], maxNameLength);
  if (type === undefined && variation === undefined) return [];
  const places = named([one[wire.zone]].flat().slice(0, maxPlaces));
  const isForAnyPlace = places.some((place) => place === any || place.toLowerCase() === 'all');
  const [plate] = named([one[wire.transport]]);
  const percent = one[wire.salePercent];
  const moment = (text: string | undefined) => (text === undefined ? undefined : instantFromWire(text, timeZone));
  return [
    {
      type: type ?? variation ?? '',
      variation: type === undefined ? undefined : variation,
      places: isForAnyPlace ? [] : places,
      isForAnyPlace,
      plate: plate === any ? undefined : plate,
      isForAnyVehicle: plate === any,
      salePercent: percent !== undefined && percent >= 0 && percent <= 100 ? percent : undefined,
      orderNumber: nonEmpty(one[wire.orderNum], maxNameLength),
      canChangeVehicle: one[wire.canChangeTs],
      canRefund: one[wire.canRefund],
      canPause: one[wire.canPause],
      canContinue: one[wire.canContinue],
      startsAt: moment(one[wire.startOf]),
      endsAt: moment(one[wire.endOf]),
    },
  ];
};

/** Permits that have a name. Times without an offset are in the city's time zone (ABON-11, ABON-12). */
export const permitsFromWire = ({ result }: ReplyOf<typeof getBenefits>, timeZone: string): Permit[] =>
  result.slice(0, maxPermits).flatMap((one) => permitFromWire(one, timeZone));
