import { t } from '@lingui/core/macro';
import type { Instant } from '~/domain/time/cityTime';
import type { Quote } from '~/domain/money/quote';
import { cost, timeOrDate } from '~/i18n/format';
import { Price } from '../Price';

interface Props {
  quote: Quote;
  timeZone: string;
  now: Instant;
  /** A newer price is loading, so this one is shown as outdated. */
  isOld?: boolean;
}

const hourly = (price: string): string => t`${price}/ч`;

/** The server's price: a line for each interval, the discount and the total. */
export const QuoteView = ({ quote, timeZone, now, isOld = false }: Props) => (
  <dl className={`grid gap-y-1 ${isOld ? 'text-muted' : ''}`} aria-busy={isOld}>
    {quote.intervals.map(({ from, to, sum: part, perHour }) => (
      <div key={`${from} ${to} ${perHour}`} className="flex flex-wrap items-baseline justify-between gap-x-4">
        <dt className="grow basis-32 text-muted" translate="no">
          {timeOrDate(from, now, timeZone)}–{timeOrDate(to, now, timeZone)}
          {perHour !== undefined && perHour > 0 && ` · ${hourly(cost(perHour))}`}
        </dt>
        <dd className="ml-auto">{part === 0 ? t`бесплатно` : <Price sum={part} />}</dd>
      </div>
    ))}
    {quote.discount > 0 && (
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <dt className="grow basis-32 text-muted">{quote.permitName ?? t`Скидка`}</dt>
        <dd className="ml-auto">
          <Price sum={-quote.discount} />
        </dd>
      </div>
    )}
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-2">
      <dt className="text-lead font-semibold">{t`Итого`}</dt>
      <dd className="ml-auto text-head font-bold">
        <Price sum={quote.total} />
      </dd>
    </div>
  </dl>
);
