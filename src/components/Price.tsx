import type { Kopecks } from '~/domain/money/money';
import { priceParts } from '~/i18n/format';
import { whenIdle } from '~/platform/whenIdle';
import { lazyPart } from '~/ui/lazyPart';

interface Props {
  sum: Kopecks;
  /** Leaves out decimals that are zero. */
  isShort?: boolean;
  className?: string;
}

/** The figures of a price. Its decimals are set smaller than its whole part. */
const Figures = ({ sum, isShort }: Props) => {
  const { whole, separator, fraction } = priceParts(sum);
  return (
    <>
      {whole}
      {!(isShort && fraction === '00') && (
        <span className="text-[0.75em]">
          {separator}
          {fraction}
        </span>
      )}
      {'\u00a0₽'}
    </>
  );
};

const SpokenFigures = lazyPart(
  () =>
    whenIdle()
      .then(() => import('./SpokenSum'))
      .then(({ SpokenSum }) => (props: Props) => (
        <>
          <span className="sr-only">
            <SpokenSum sum={props.sum} />
          </span>
          <span aria-hidden="true">
            <Figures {...props} />
          </span>
        </>
      )),
  Figures,
);

/** A price. A screen reader gets it in words. */
export const Price = ({ sum, isShort, className = '' }: Props) => (
  // A page translator replaces text nodes. Another sum is drawn by new ones.
  <span key={sum} className={`whitespace-nowrap ${className}`} translate="no">
    <SpokenFigures sum={sum} isShort={isShort} />
  </span>
);
