import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { isSamePlate, looksForeign, plateForWire } from '~/domain/plate';
import { isByReceipt } from '~/domain/paymentMethod';
import { maskPhone, phoneForWire } from '~/domain/phone';
import { ownPhones } from '~/domain/ownPhones';
import { mainPhone, type Profile } from '~/domain/profile';
import type { Settings } from '~/domain/settings';
import {
  checkStartDay,
  moveDay,
  purchasePrice,
  startDaysAt,
  type Day,
  type DayFault,
  type StartDays,
  type SubscriptionOffer,
} from '~/domain/subscription';
import { mainVehicle, type Vehicle } from '~/domain/vehicle';
import { errorText } from '~/i18n/errorText';
import { sum } from '~/i18n/format';
import { AskButton } from '~/parts/payment/AskButton';
import { MethodFields } from '~/parts/payment/MethodFields';
import { missingText } from '~/parts/payment/missingText';
import { PayLink } from '~/parts/payment/PayLink';
import type { ReceiptSlot } from '~/parts/payment/ReceiptSlot';
import { RunNotice } from '~/parts/payment/RunNotice';
import { PlateView } from '~/parts/plate/PlateView';
import { currentCity } from '~/state/city';
import { minuteAtom } from '~/state/clock';
import { isOnlineAtom } from '~/state/network';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { formAtom } from '~/ui/form/formAtom';
import { useForm } from '~/ui/form/useForm';
import { dayFaultText } from './dayFaultText';
import { PurchaseSum } from './PurchaseSum';
import { StartDayField } from './StartDayField';
import { checkSubscription, type SubscriptionValues } from './subscription.form';
import { purchaseAsked, type useSubscribe } from './useSubscribe';
import { VehicleChoice } from './VehicleChoice';

/** What the city offers it for, where the driver has that car, and the day is one of those on which it may begin. */
const offeredCar = ({ plate }: SubscriptionOffer, vehicles: readonly Vehicle[]): Vehicle | undefined =>
  plate === undefined ? undefined : vehicles.find((vehicle) => isSamePlate(vehicle.plate, plate));
const offeredDay = ({ startDay }: SubscriptionOffer, days: StartDays): Day | undefined =>
  startDay !== undefined && checkStartDay(startDay, days) === undefined ? startDay : undefined;

interface Props {
  offer: SubscriptionOffer;
  startDay?: Day;
  plate?: string;
  profile: Profile;
  settings: Settings;
  subscribe: ReturnType<typeof useSubscribe>;
  Receipt: ReceiptSlot;
  onClose: () => void;
}

/** Car, day, and how it is paid (document 1, section 2). */
export const SubscriptionForm = ({ offer, startDay, plate, profile, settings, subscribe, Receipt, onClose }: Props) => {
  const isOnline = useAtomValue(isOnlineAtom);
  const now = useAtomValue(minuteAtom);
  const city = currentCity();
  const days = startDaysAt(now, city.timeZone, settings.subscriptionStartOffset);
  const { balance, vehicles } = profile;
  const pay = purchasePrice(offer.sum, balance, useCapabilities()?.usesBalance ?? false);
  const methods = settings.paymentMethods.length > 0 ? settings.paymentMethods : profile.paymentMethods;
  const [initial] = useState<SubscriptionValues>(() => ({
    plate: plate ?? offeredCar(offer, vehicles)?.plate ?? mainVehicle(vehicles)?.plate,
    startDay: startDay ?? offeredDay(offer, days) ?? days.first,
    methodId: methods.length === 1 ? methods[0]?.id : undefined,
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
  const link = subscribe.linkFor(purchaseAsked(purchase, toPay));
  /** Another purchase is another link. */
  const change = (changed: Partial<SubscriptionValues>): void => {
    form.set(changed);
    subscribe.drop();
  };

  const isSending = form.isBusy || subscribe.isSending;
  const deed = (): string => {
    if (subscribe.isUndecided && !isSending) return t`Проверяем оплату…`;
    if (!isOnline && !isSending) return t`Для покупки нужна сеть`;
    return pay.isFromBalance ? t`Оплатить ${sum(toPay)}` : t`Получить ссылку на оплату`;
  };
  const dayFault = form.hiddenFault('startDay') as DayFault | undefined;
  const missing =
    (form.hiddenFault('plate') && t`Выберите автомобиль`) ?? (dayFault && dayFaultText(dayFault, days)) ?? missingText(form.hiddenFault);
  const payLink = link && (
    <PayLink link={link} given={subscribe} onCheck={subscribe.check} title={t`Ждём оплату`}>
      {t`Если вы уже заплатили, не платите ещё раз: абонемент появится сам, как только придут деньги. Они могут идти несколько минут.`}
    </PayLink>
  );
  const gone = subscribe.sumNow === undefined && <Notice mood="warning">{t`Этот абонемент больше не продаётся.`}</Notice>;
  const cancel = (
    <Button look="quiet" isWide onClick={onClose}>
      {t`Отмена`}
    </Button>
  );
  // It may have been paid: nothing else is offered meanwhile.
  if (link?.isOpened) {
    return (
      <div className="grid grid-cols-1 gap-4">
        {link.plate && <PlateView plate={link.plate} isForeign={looksForeign(link.plate)} />}
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
        // A receipt has a button of its own, below.
        onSubmit={form.submit(() => (isReceipt ? undefined : subscribe.send(purchase, toPay)))}
      >
        <VehicleChoice
          vehicles={vehicles}
          value={values.plate}
          onChange={(chosen) => change({ plate: chosen })}
          isMissing={form.fault('plate') !== undefined}
          onLeave={onClose}
        />
        {isReceipt && !offer.isForYesterday ? (
          <p className="text-muted">{t`По квитанции абонемент начнётся, когда город получит деньги: день начала назначит он.`}</p>
        ) : (
          <StartDayField
            value={offer.isForYesterday ? moveDay(days.today, -1) : values.startDay}
            onChange={(day) => change({ startDay: day })}
            onBlur={() => form.touch('startDay')}
            days={days}
            fault={form.fault('startDay') as DayFault | undefined}
            isFixed={offer.isForYesterday}
          />
        )}
        <PurchaseSum price={offer.sum} balance={balance} pay={isReceipt ? { ...pay, missing: offer.sum } : pay} />
        {!pay.isFromBalance && <MethodFields methods={methods} phones={ownPhones(profile)} form={form} onChange={change} />}
        {!pay.isFromBalance && methods.length === 0 && <p className="text-muted">{errorText('PaymentServiceNotFound')}</p>}
        {!isReceipt && (
          <>
            <RunNotice run={subscribe} />
            {gone}
            {payLink ?? (
              <AskButton
                missing={missing}
                isBusy={isSending}
                isOff={!isOnline || subscribe.isUndecided || vehicles.length === 0 || subscribe.sumNow === undefined}
              >
                {deed()}
              </AskButton>
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
            confirm={() => subscribe.isPriceTrue(offer.sum)}
            onClose={onClose}
          />
          <RunNotice run={subscribe} />
          {gone}
        </>
      )}
      {cancel}
    </div>
  );
};
