import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import type { ComponentProps } from 'react';
import { useSmsOptions } from '~/data/sms-commands/useSmsOptions';
import { canSubmitQuote, isFreeQuote } from '~/domain/money/quote';
import { cost, sum } from '~/i18n/format';
import { PriceRow } from '~/components/stay-form/PriceRow';
import { OfflineActions } from '~/components/sms/OfflineActions';
import { isOnlineAtom } from '~/platform/network';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { missingAmount } from './missingAmount';
import type { useDriverPaymentForm } from './useDriverPaymentForm';
import type { useStartStay } from './useStartStay';

interface Props {
  pay: ReturnType<typeof useDriverPaymentForm>;
  start: ReturnType<typeof useStartStay>;
  /** The stay whose cost is estimated while there is no price, and its end as text. */
  shown: Pick<ComponentProps<typeof PriceRow>, 'estimatedStay' | 'until'>;
}

/** The price and the button that pays it. Without a network, what can be done instead. */
export const PayStayRow = ({ pay, start, shown }: Props) => {
  const { form, price, context, target, retroactive } = pay;
  const isOnline = useAtomValue(isOnlineAtom);
  const sms = useSmsOptions();
  const isSending = form.isBusy || start.attemptStatus?.state.phase === 'sending';
  if (!isOnline && !isSending && !start.isUndecided)
    return (
      <OfflineActions
        sms={sms}
        form={form}
        context={context}
        target={target}
        isRetroactive={retroactive.isRetroactive}
      />
    );
  return (
    <PriceRow price={price} {...shown}>
      <PayStayButton pay={pay} start={start} isSending={isSending} />
    </PriceRow>
  );
};

/** The form's submit button with the sum. If the balance does not cover it, a top-up comes first. */
const PayStayButton = ({
  pay: { form, price, target, place },
  start,
  isSending,
}: Omit<Props, 'shown'> & { isSending: boolean }) => {
  const { quote } = price;
  if (start.isUndecided && !isSending) return <Button isWide disabled>{t`Проверяем оплату…`}</Button>;
  if (isFreeQuote(quote)) return <Button isWide disabled>{t`Бесплатно`}</Button>;
  if (canSubmitQuote(quote) && !quote.isMoneyEnough) {
    const missing = missingAmount(quote);
    const stay = target && { ...target, post: form.values.post, address: place?.address };
    return (
      <div className="grid gap-2">
        <p className="text-center text-muted">{t`На балансе не хватает ${cost(missing)}`}</p>
        <Button
          isWide
          icon="wallet"
          disabled={price.isOld}
          onClick={() => openDialog({ name: 'refill', sum: missing, stay })}
        >
          {t`Пополнить баланс`}
        </Button>
      </div>
    );
  }
  const isReady = canSubmitQuote(quote) && !price.isOld;
  return (
    <Button
      type="submit"
      isWide
      isBusy={isSending}
      disabled={form.isValid ? !isReady : form.currentError('post') !== undefined}
    >
      {isSending ? t`Оплачиваем…` : canSubmitQuote(quote) ? t`Оплатить ${sum(quote.total)}` : t`Оплатить`}
    </Button>
  );
};
