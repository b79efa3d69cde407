import { useAtomValue } from 'jotai';
import type { ComponentProps } from 'react';
import { WasFreeText } from '~/components/retroactive/WasFreeText';
import { freeUntil } from '~/components/stay-form/freeUntil';
import { QuoteBox } from '~/components/stay-form/QuoteBox';
import { minuteAtom } from '~/state/clock';
import type { useGuestForm } from './useGuestForm';

interface Props extends Pick<ComponentProps<typeof QuoteBox>, 'estimatedStay'> {
  guest: ReturnType<typeof useGuestForm>;
  /** The refusal that is shown at the field for the start. */
  refusal: string | undefined;
}

/** What the price is made of, or why there is none. The sum itself stands at the button. */
export const GuestQuote = ({ guest, refusal, estimatedStay }: Props) => {
  const now = useAtomValue(minuteAtom);
  const { price, place, rules, retroactive, target, hasPrice } = guest;
  if (!target) return null;
  return (
    <div tabIndex={-1} data-price data-invalid={!hasPrice && !price.isLoading}>
      <QuoteBox
        price={price}
        isAtField={refusal === price.refusal?.errorName}
        timeZone={rules.tariff.timeZone}
        now={now}
        freeUntil={() => place && freeUntil(place.prices, now, rules.tariff)}
        freeMessage={retroactive.isRetroactive ? <WasFreeText /> : undefined}
        estimatedStay={estimatedStay}
      />
    </div>
  );
};
