import type { Kopecks } from '~/domain/money/money';
import { cost, priceParts } from '~/i18n/format';

interface Props {
  sum: Kopecks;
  className?: string;
}

/** A price whose decimals are set smaller than its whole part. */
export const Price = ({ sum, className = '' }: Props) => {
  const { whole, separator, fraction } = priceParts(sum);
  return (
    <span className={`whitespace-nowrap ${className}`}>
      <span className="sr-only">{cost(sum)}</span>
      <span aria-hidden="true">
        {whole}
        <span className="text-[0.75em]">
          {separator}
          {fraction}
        </span>
        {'\u00a0₽'}
      </span>
    </span>
  );
};
