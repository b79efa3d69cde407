import type { ReplyOf } from '~/api/contract/endpoint';
import { benefitKeys as wire, type getBenefits } from '~/api/contract/subscriptions';
import type { Benefit } from '~/domain/benefit';
import { instantFromWire } from '~/domain/cityTime';
import { filled } from '../wireText';

type WireBenefit = ReplyOf<typeof getBenefits>['result'][number];

/** Instead of a zone or a vehicle: any of them. */
const any = '#';
const longestName = 200;
/** No right names more places; beyond that a list is a fault. */
const mostPlaces = 300;
const mostBenefits = 500;

const named = (texts: readonly (string | undefined)[]): string[] => texts.flatMap((text) => filled(text, longestName) ?? []);

const benefitFromWire = (one: WireBenefit, timeZone: string): Benefit[] => {
  const type = filled(one[wire.type], longestName);
  const variation = filled(one[wire.variation], longestName);
  if (type === undefined && variation === undefined) return [];
  const places = named([one[wire.zone]].flat().slice(0, mostPlaces));
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
      orderNumber: filled(one[wire.orderNum], longestName),
      canChangeVehicle: one[wire.canChangeTs],
      canRefund: one[wire.canRefund],
      canPause: one[wire.canPause],
      canContinue: one[wire.canContinue],
      startsAt: moment(one[wire.startOf]),
      endsAt: moment(one[wire.endOf]),
    },
  ];
};

/** Rights that have a name; times without an offset are the city's (ABON-11, ABON-12). */
export const benefitsFromWire = ({ result }: ReplyOf<typeof getBenefits>, timeZone: string): Benefit[] =>
  result.slice(0, mostBenefits).flatMap((one) => benefitFromWire(one, timeZone));
