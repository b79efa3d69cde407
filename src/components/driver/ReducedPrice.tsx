import { t } from '@lingui/core/macro';
import type { Kopecks } from '~/domain/money/money';
import { Price } from '../Price';

interface Props {
  sum: Kopecks;
  fullSum: Kopecks;
  /** The time that both buy: "/ч". */
  unit: string;
  className?: string;
}

/** A reduced price, and the full one struck out. A screen reader hears "instead of" between them. */
export const ReducedPrice = ({ sum, fullSum, unit, className = '' }: Props) => (
  <span className="whitespace-nowrap">
    <span className={className}>
      <Price sum={sum} />
      {unit}
    </span>{' '}
    <span className="sr-only">{t`вместо`} </span>
    <del className="text-muted">
      <Price sum={fullSum} />
    </del>
  </span>
);
