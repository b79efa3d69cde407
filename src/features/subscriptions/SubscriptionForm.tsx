import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { isSamePlate, isLikelyForeign, plateForWire } from '~/domain/vehicle/plate';
import { defaultMethodId, isByReceipt } from '~/domain/money/paymentMethod';
import { maskPhone, phoneForWire } from '~/domain/account/phone';
import { paymentPhones } from '~/domain/account/paymentPhones';
import { mainPhone, type Profile } from '~/domain/account/profile';
import type { Receipt as MadeReceipt } from '~/domain/history/receipt';
import type { Settings } from '~/domain/content/settings';
import {
  checkStartDay,
  moveDay,
  purchasePrice,
  startDaysAt,
  type Day,
  type StartDayError,
  type StartDays,
  type SubscriptionOffer,
} from '~/domain/permits/subscription';
import { mainVehicle, type Vehicle } from '~/domain/vehicle/vehicle';
import { errorText } from '~/i18n/errorText';
import { sum } from '~/i18n/format';
import { PaymentButton } from '~/components/payment/PaymentButton';
import { MethodFields } from '~/components/payment/MethodFields';
import { missingText } from '~/components/payment/missingText';
import { PayLink } from '~/components/payment/PayLink';
import type { ReceiptSlot } from '~/components/payment/ReceiptSlot';
import { RunNotice } from '~/components/payment/RunNotice';
import { PlateView } from '~/components/plate/PlateView';
import { currentCity } from '~/state/currentCity';
import { minuteAtom } from '~/state/clock';
import { isOnlineAtom } from '~/platform/network';
import { lastMethodAtom } from '~/state/payments/lastMethod';
import { store } from '~/state/store';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { formAtom } from '~/ui/form/formAtom';
import { useForm } from '~/ui/form/useForm';
import { startDayErrorText } from './startDayErrorText';
import { PurchaseSum } from './PurchaseSum';
import { StartDayField } from './StartDayField';
import { checkSubscription, type SubscriptionValues } from './subscription.form';
import { purchaseLinkKey, type useSubscribe } from './useSubscribe';
import { SubscriptionVehicleField } from './SubscriptionVehicleField';

/**
 * Returns the vehicle that the city offers the subscription for, if the driver has it. `preselectedDay` returns the
 * offered start day, if it is allowed.
 */
const preselectedVehicle = ({ plate }: SubscriptionOffer, vehicles: readonly Vehicle[]): Vehicle | undefined =>
  plate === undefined ? undefined : vehicles.find((vehicle) => isSamePlate(vehicle.plate, plate));
const preselectedDay = ({ startDay }: SubscriptionOffer, days: StartDays): Day | undefined =>
  startDay !== undefined && checkStartDay(startDay, days) === undefined ? startDay : undefined;

interface Props {
  offer: SubscriptionOffer;
  startDay?: Day;
  plate?: string;
  profile: Profile;
  settings: Settings;
  subscribe: ReturnType<typeof useSubscribe>;
  Receipt: ReceiptSlot;
  onReceiptTitle: (title: string | undefined) => void;
  onReceipt: (receipt: MadeReceipt) => void;
  onClose: () => void;
}

/** Vehicle, day and payment method. */
export const SubscriptionForm = ({
  offer,
  startDay,
  plate,
  profile,
  settings,
  subscribe,
  Receipt,
  onReceiptTitle,
  onReceipt,
  onClose,
}: Props) => {
  const isOnline = useAtomValue(isOnlineAtom);
  const now = useAtomValue(minuteAtom);
  const city = currentCity();
  const days = startDaysAt(now, city.timeZone, settings.subscriptionStartOffset);
  const { balance, vehicles } = profile;
  const pay = purchasePrice(offer.sum, balance, useCapabilities()?.usesBalance ?? false);
  const methods = settings.paymentMethods.length > 0 ? settings.paymentMethods : profile.paymentMethods;
  const [initial] = useState<SubscriptionValues>(() => ({
    plate: plate ?? preselectedVehicle(offer, vehicles)?.plate ?? mainVehicle(vehicles)?.plate,
    startDay: startDay ?? preselectedDay(offer, days) ?? days.first,
    methodId: defaultMethodId(methods, store.get(lastMethodAtom)),
    phone: maskPhone(mainPhone(profile) ?? ''),
  }));
  const form = useForm(
    useMemo(() => formAtom(initial), [initial]),
    (values) =>
      checkSubscription(values, {
        plates: vehicles.map((vehicle) => vehicle.plate),
        days,
        hasDay: !offer.isForYesterday && (pay.isFromBalance || !isByReceipt({ id: values.methodId ?? '' })),
        isFromBalance: pay.isFromBalance,
        methods,
      }),
  );
  const { values } = form;
  const method = pay.isFromBalance ? undefined : methods.find(({ id }) => id === values.methodId);
  const isReceipt = method !== undefined && isByReceipt(method);
  const vehicle = vehicles.find((one) => one.plate === values.plate);
  const purchase = {
    code: offer.code,
    plate: vehicle ? plateForWire(vehicle.plate, vehicle.isForeign) : '',
    startDay: offer.isForYesterday ? undefined : values.startDay,
    sum: offer.sum,
    methodId: method?.id,
    phone: method?.needsPhone ? phoneForWire(values.phone) : undefined,
  };
  const toPay = pay.isFromBalance ? offer.sum : pay.missing;
  const link = subscribe.linkFor(purchaseLinkKey(purchase, toPay));
  /** Another purchase needs another link. */
  const change = (changed: Partial<SubscriptionValues>): void => {
    form.set(changed);
    subscribe.drop();
  };

  const isSending = form.isBusy || subscribe.isSending;
  const submitText = (): string => {
    if (subscribe.isUndecided && !isSending) return t`Проверяем оплату…`;
    if (!isOnline && !isSending) return t`Для покупки нужна сеть`;
    return t`Оплатить ${sum(toPay)}`;
  };
  const dayError = form.currentError('startDay') as StartDayError | undefined;
  const missing =
    (form.currentError('plate') && t`Выберите автомобиль`) ??
    (dayError && startDayErrorText(dayError, days)) ??
    missingText(form.currentError);
  const payLink = link && (
    <PayLink link={link} issuedLink={subscribe} onCheck={subscribe.check} title={t`Ждём оплату`}>
      {t`Если вы уже заплатили, не платите ещё раз: абонемент появится сам, как только придут деньги. Они могут идти несколько минут.`}
    </PayLink>
  );
  const soldOutNotice = subscribe.sumNow === undefined && (
    <Notice severity="warning">{t`Этот абонемент больше не продаётся.`}</Notice>
  );
  const cancel = (
    <Button variant="quiet" isWide onClick={onClose}>
      {t`Отмена`}
    </Button>
  );
  // It may have been paid, so nothing else is offered in the meantime.
  if (link?.isOpened) {
    return (
      <div className="grid grid-cols-1 gap-4">
        {link.plate && <PlateView plate={link.plate} isForeign={isLikelyForeign(link.plate)} />}
        {payLink}
        {cancel}
      </div>
    );
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <form
        noValidate
        className="grid grid-cols-1 gap-4"
        // A receipt has a separate button below.
        onSubmit={form.submit(() => (isReceipt ? undefined : subscribe.send(purchase, toPay)))}
      >
        <SubscriptionVehicleField
          vehicles={vehicles}
          value={values.plate}
          onChange={(chosen) => change({ plate: chosen })}
          isMissing={form.error('plate') !== undefined}
          onBlur={onClose}
        />
        {isReceipt && !offer.isForYesterday ? (
          <p className="text-muted">{t`По квитанции абонемент начнётся, когда город получит деньги: день начала назначит он.`}</p>
        ) : (
          <StartDayField
            value={offer.isForYesterday ? moveDay(days.today, -1) : values.startDay}
            onChange={(day) => change({ startDay: day })}
            onBlur={() => form.touch('startDay')}
            days={days}
            error={form.error('startDay') as StartDayError | undefined}
            isFixed={offer.isForYesterday}
          />
        )}
        <PurchaseSum price={offer.sum} balance={balance} pay={isReceipt ? { ...pay, missing: offer.sum } : pay} />
        {!pay.isFromBalance && (
          <MethodFields methods={methods} phones={paymentPhones(profile)} form={form} onChange={change} />
        )}
        {!pay.isFromBalance && methods.length === 0 && (
          <p className="text-muted">{errorText('PaymentServiceNotFound')}</p>
        )}
        {!isReceipt && (
          <>
            <RunNotice run={subscribe} />
            {soldOutNotice}
            {payLink ?? (
              <PaymentButton
                missing={missing}
                isBusy={isSending}
                isBlocked={
                  !isOnline || subscribe.isUndecided || vehicles.length === 0 || subscribe.sumNow === undefined
                }
              >
                {submitText()}
              </PaymentButton>
            )}
          </>
        )}
      </form>
      {isReceipt && (
        <>
          <Receipt
            order={
              vehicle && subscribe.sumNow !== undefined
                ? { kind: 'subscription', sum: offer.sum, code: offer.code, plate: purchase.plate }
                : undefined
            }
            missing={missing}
            confirm={() => subscribe.confirmPrice(offer.sum)}
            onTitle={onReceiptTitle}
            onMade={onReceipt}
          />
          <RunNotice run={subscribe} />
          {soldOutNotice}
        </>
      )}
      {cancel}
    </div>
  );
};
