import { t } from '@lingui/core/macro';
import { roughCost, type StayAtTariff } from '~/domain/stay/estimateCost';
import { Price } from '../Price';

/** What a stay would cost by the tariff, named as an estimate. Nothing, if that is nothing. */
export const EstimatedPrice = ({ stay }: { stay: StayAtTariff }) => {
  const estimate = roughCost(stay);
  return estimate ? (
    <span className="whitespace-nowrap">
      <span className="sr-only">{t`около`} </span>
      <span aria-hidden="true">≈ </span>
      <Price sum={estimate} isShort />
    </span>
  ) : null;
};
