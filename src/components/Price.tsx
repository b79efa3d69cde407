import type { Kopecks } from '~/domain/money/money';
import { cost, priceParts } from '~/i18n/format';
import { whenIdle } from '~/platform/whenIdle';
import { lazyPart } from '~/ui/lazyPart';

const SpokenSum = lazyPart(
  () =>
    whenIdle()
      .then(() => import('./SpokenSum'))
      .then(({ SpokenSum }) => SpokenSum),
  ({ sum }) => cost(sum),
);

interface Props {
  sum: Kopecks;
  /** Leaves out decimals that are zero. */
  isShort?: boolean;
  className?: string;
}

/** A price whose decimals are set smaller than its whole part. A screen reader gets it in words. */
export const Price = ({ sum, isShort = false, className = '' }: Props) => {
  const { whole, separator, fraction } = priceParts(sum);
  // A page translator replaces text nodes. Another sum is drawn by new ones.
  return (
    <span key={sum} className={`whitespace-nowrap ${className}`} translate="no">
      <span className="sr-only">
        <SpokenSum sum={sum} />
      </span>
      <span aria-hidden="true">
        {whole}
        {!(isShort && fraction === '00') && (
          <span className="text-[0.75em]">
            {separator}
            {fraction}
          </span>
        )}
        {'\u00a0₽'}
      </span>
    </span>
  );
};
