import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useBarrierParkings } from '~/data/map/useBarrierParkings';
import { isEnding, priceRemainingMs, type BarrierPrice } from '~/domain/barrier/barrier.flow';
import { balanceMethod } from '~/domain/money/paymentMethod';
import { cost, sum } from '~/i18n/format';
import { MethodField } from '~/components/payment/MethodField';
import { Price } from '~/components/Price';
import { isOnlineAtom } from '~/platform/network';
import { openDialog } from '~/state/dialogs';
import { ActionBar } from '~/ui/ActionBar';
import { Button } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import { usePendingAction } from '~/ui/usePendingAction';
import type { BarrierPayer } from './BarrierPayer';
import { BarrierPaymentNotice } from './BarrierFormNotice';
import type { useBarrierPayment } from './useBarrierPayment';

interface Props {
  price: BarrierPrice;
  methodId: string | undefined;
  onMethod: (methodId: string) => void;
  payer: BarrierPayer;
  barrier: ReturnType<typeof useBarrierPayment>;
}

/**
 * The second step: the price and the pay button. The back button stands where the price button was, so an extra tap
 * pays nothing.
 */
export const BarrierPricePanel = ({ price, methodId, onMethod, payer, barrier }: Props) => {
  const isOnline = useAtomValue(isOnlineAtom);
  const title = useBarrierParkings().find(({ number }) => number === price.parking)?.title;
  const { state, now, pay, clear, isRedirecting } = barrier;
  const [isPending, payOnce] = usePendingAction(pay);
  const isPaying = isPending || state.step === 'paying';
  const actionText = (): string => {
    if (isPaying) return isRedirecting ? t`Переходим на страницу оплаты…` : t`Оплачиваем…`;
    return isOnline ? t`Оплатить ${sum(price.cost)}` : t`Для оплаты нужна сеть`;
  };
  const missing =
    methodId === balanceMethod && payer.isBalanceFresh && payer.balance !== undefined
      ? Math.max(0, price.cost - payer.balance)
      : 0;
  return (
    <section aria-labelledby="price-title" className="grid grid-cols-1 gap-5">
      <div className="grid gap-1">
        <h1 id="price-title" tabIndex={-1} data-autofocus className="grid gap-1 outline-none">
          <span className="text-lead text-muted">{t`К оплате`}</span>
          <span className="text-[length:min(2.5rem,14vw)] leading-tight font-bold">
            <Price sum={price.cost} />
          </span>
        </h1>
        {!isPaying && (
          <PriceCountdown isEnding={isEnding(price, now)} seconds={Math.ceil(priceRemainingMs(price, now) / 1000)} />
        )}
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-lead">
        <dt className="text-muted">{t`Билет`}</dt>
        <dd className="font-semibold">{price.ticket}</dd>
        <dt className="text-muted">{t`Парковка`}</dt>
        <dd>
          <span className="font-semibold">{price.parking}</span>
          {title && ` · ${title}`}
        </dd>
      </dl>
      <MethodField methods={payer.methods} value={methodId} onChange={onMethod} />
      <ActionBar>
        <BarrierPaymentNotice payer={payer} />
        {missing > 0 && (
          <p className="text-center text-muted">{t`На балансе не хватает ${cost(missing)}. Выберите другой способ или пополните его.`}</p>
        )}
        {missing > 0 ? (
          <Button
            isWide
            icon="wallet"
            disabled={!isOnline}
            onClick={() => openDialog({ name: 'refill', sum: missing })}
          >
            {t`Пополнить баланс`}
          </Button>
        ) : (
          <Button
            isWide
            icon={isOnline ? undefined : 'offline'}
            isBusy={isPaying}
            disabled={!isOnline || methodId === undefined}
            onClick={() => methodId !== undefined && payOnce(methodId)}
          >
            {actionText()}
          </Button>
        )}
        <Button variant="quiet" isWide disabled={isPaying && !isRedirecting} onClick={clear}>
          {t`Изменить билет`}
        </Button>
      </ActionBar>
    </section>
  );
};

/**
 * How long the price is valid. Its last seconds are marked by an icon and text, announced once and not every second.
 */
const PriceCountdown = ({ isEnding, seconds }: { isEnding: boolean; seconds: number }) => (
  <>
    <p
      aria-hidden="true"
      className={`flex items-center gap-1 ${isEnding ? 'font-semibold text-ending' : 'text-muted'}`}
    >
      <Icon name={isEnding ? 'warning' : 'clock'} size={20} />
      {isEnding ? t`Цена скоро изменится: ещё ${seconds} с` : t`Цена действует ещё ${seconds} с`}
    </p>
    <p role="status" className="sr-only">
      {isEnding ? t`Цена скоро изменится` : t`Цена действует 30 секунд`}
    </p>
  </>
);
