import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useSmsOptions } from '~/data/sms-commands/useSmsOptions';
import { canSubmitQuote, isFreeQuote } from '~/domain/money/quote';
import { cost, sum } from '~/i18n/format';
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
}

/** The form's submit button with the sum. If the balance does not cover it, a top-up comes first. */
export const PayStayButton = ({ pay: { form, price, target, context, place, retroactive: post }, start }: Props) => {
  const isOnline = useAtomValue(isOnlineAtom);
  const sms = useSmsOptions();
  const { quote } = price;
  const isSending = form.isBusy || start.attemptStatus?.state.phase === 'sending';
  if (start.isUndecided && !isSending) return <Button isWide disabled>{t`Проверяем оплату…`}</Button>;
  if (!isOnline && !isSending)
    return (
      <OfflineActions sms={sms} form={form} context={context} target={target} isRetroactive={post.isRetroactive} />
    );
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
