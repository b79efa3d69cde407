import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { canSubmitQuote, isFreeQuote } from '~/domain/quote';
import { sum } from '~/i18n/format';
import { WithoutNetwork } from '~/parts/sms/WithoutNetwork';
import { isOnlineAtom } from '~/state/network';
import { openWindow } from '~/state/windows';
import { Button } from '~/ui/Button';
import { missingOf } from './missingOf';
import type { usePayForm } from './usePayForm';
import type { useStart } from './useStart';

interface Props {
  pay: ReturnType<typeof usePayForm>;
  start: ReturnType<typeof useStart>;
}

/** The deed of the form, named with its sum; where the balance does not cover it, topping up comes first. */
export const PayButton = ({ pay: { form, price, target, context, place, post }, start }: Props) => {
  const isOnline = useAtomValue(isOnlineAtom);
  const { quote } = price;
  const isSending = form.isBusy || start.trace?.state.phase === 'sending';
  if (start.isUndecided && !isSending) return <Button isWide disabled>{t`Проверяем оплату…`}</Button>;
  if (!isOnline && !isSending) return <WithoutNetwork who="driver" form={form} context={context} target={target} isPost={post.isPost} />;
  if (isFreeQuote(quote)) return <Button isWide disabled>{t`Бесплатно`}</Button>;
  if (canSubmitQuote(quote) && !quote.isMoneyEnough) {
    const missing = missingOf(quote);
    const stay = target && { ...target, post: form.values.post, address: place?.address };
    return (
      <div className="grid gap-2">
        <p className="text-center text-muted">{t`На балансе не хватает ${sum(missing)}`}</p>
        <Button isWide icon="wallet" disabled={price.isOld} onClick={() => openWindow({ name: 'refill', sum: missing, stay })}>
          {t`Пополнить баланс`}
        </Button>
      </div>
    );
  }
  const isReady = canSubmitQuote(quote) && !price.isOld;
  return (
    <Button type="submit" isWide isBusy={isSending} disabled={form.isValid ? !isReady : form.hiddenFault('post') !== undefined}>
      {isSending ? t`Оплачиваем…` : canSubmitQuote(quote) ? t`Оплатить ${sum(quote.total)}` : t`Оплатить`}
    </Button>
  );
};
