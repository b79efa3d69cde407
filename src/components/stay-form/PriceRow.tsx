import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { StayAtTariff } from '~/domain/stay/estimateCost';
import type { Quote } from '~/domain/money/quote';
import { whenIdle } from '~/platform/whenIdle';
import { lazyPart } from '~/ui/lazyPart';
import { Price } from '../Price';

/** Stands in for a price that the city gives a moment later. */
const EstimatedPrice = lazyPart(() =>
  whenIdle()
    .then(() => import('./EstimatedPrice'))
    .then(({ EstimatedPrice }) => EstimatedPrice),
);

interface Props {
  price: { quote?: Quote; isOld: boolean; refusal?: object; isUnanswered: boolean; hasNoPrice?: boolean };
  /** The stay whose cost is estimated while the city gives no price. */
  estimatedStay: StayAtTariff | undefined;
  /** The end of the stay as text. */
  until: string | undefined;
  /** The button. */
  children: ReactNode;
}

/**
 * The foot of a form: price and end of the stay beside the button. The price has its place before it is known, so the
 * button never moves, and a screen reader announces each new one.
 */
export const PriceRow = ({ price, estimatedStay, until, children }: Props) => {
  const { quote, isOld } = price;
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <div className="basis-24">
        <p role="status" aria-atomic="true" className={`text-lead font-bold ${isOld ? 'text-muted' : ''}`}>
          {quote ? <Price sum={quote.total} isShort /> : estimatedStay && <EstimatedPrice stay={estimatedStay} />}
        </p>
        {price.refusal || price.isUnanswered || price.hasNoPrice ? (
          <button
            type="button"
            className="-my-3 min-h-12 text-left text-small text-muted underline"
            onClick={({ currentTarget }) => currentTarget.form?.querySelector<HTMLElement>('[data-price]')?.focus()}
          >
            {t`Почему нет цены`}
          </button>
        ) : (
          until && <p className="text-small text-muted">{t`до ${until}`}</p>
        )}
      </div>
      <div className="grow basis-36">{children}</div>
    </div>
  );
};
