import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { Instant } from '~/domain/time/cityTime';
import { isFreeQuote, type Quote } from '~/domain/money/quote';
import type { StayAtTariff } from '~/domain/stay/estimateCost';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { Skeleton } from '~/ui/Skeleton';
import { lazyPart } from '~/ui/lazyPart';
import { QuoteView } from './QuoteView';

const QuoteRefusal = lazyPart(
  () => import('./QuoteRefusal').then(({ QuoteRefusal }) => QuoteRefusal),
  ({ isAtField }) => !isAtField && <Notice severity="danger">{t`Цену узнать не удалось`}</Notice>,
);

const UnansweredText = lazyPart(() => import('./UnansweredText').then(({ UnansweredText }) => UnansweredText));

interface PriceState {
  quote?: Quote;
  isOld: boolean;
  isLoading: boolean;
  refusal?: { errorName: string; message?: string };
  isUnanswered: boolean;
  hasNoPrice?: boolean;
  refetch: () => unknown;
}

interface Props {
  price: PriceState;
  /** True if the alert of the refusal stands at the field that it is about. */
  isAtField?: boolean;
  timeZone: string;
  /** Returns the end of free parking, if the tariff contains it. Called only if there is nothing to pay. */
  freeUntil?: () => string | undefined;
  /** Shown instead of "free now" if the stay does not begin now. */
  freeMessage?: ReactNode;
  now: Instant;
  /** The stay whose cost is estimated while the city gives no price. */
  estimatedStay?: StayAtTariff;
}

/** The price of the form's stay, in whatever state it is. */
export const QuoteBox = ({ price, isAtField, timeZone, freeUntil, freeMessage, now, estimatedStay }: Props) => {
  const { quote, isOld, isLoading, refusal, isUnanswered, hasNoPrice, refetch } = price;
  if (refusal) return <QuoteRefusal {...refusal} isAtField={isAtField} />;
  if (isUnanswered) {
    return (
      <Notice
        severity="warning"
        title={t`Цену узнать не удалось`}
        actions={
          <Button variant="secondary" icon="refresh" isBusy={isLoading} onClick={() => void refetch()}>
            {t`Узнать цену`}
          </Button>
        }
      >
        <UnansweredText stay={estimatedStay} />
      </Notice>
    );
  }
  if (hasNoPrice) return <UnansweredText hasAnswer />;
  if (!quote) {
    return isLoading ? (
      <Skeleton message={t`Ждём цену от города…`}>
        <div className="grid gap-3">
          <div className="h-5 w-full rounded-field bg-raised" />
          <div className="h-8 w-full rounded-field bg-raised" />
        </div>
      </Skeleton>
    ) : null;
  }
  return (
    <>
      <QuoteView quote={quote} timeZone={timeZone} now={now} isOld={isOld} />
      {isFreeQuote(quote) && (
        // If a discount makes the stay free, the tariff does not contain the end of it.
        <Notice severity="good">{freeMessage ?? freeText(quote.discount ? undefined : freeUntil?.())}</Notice>
      )}
    </>
  );
};

const freeText = (freeUntil: string | undefined): string =>
  freeUntil ? t`Сейчас бесплатно, платить не нужно до ${freeUntil}.` : t`Сейчас бесплатно, платить не нужно.`;
