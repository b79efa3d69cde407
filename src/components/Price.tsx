import type { Kopecks } from '~/domain/money/money';
import { cost, priceParts } from '~/i18n/format';

interface Props {
  sum: Kopecks;
  className?: string;
}

/** A cost with its whole and fractional part told apart (document 1, section 9). */
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
