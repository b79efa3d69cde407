import { useAtomValue } from 'jotai';
import { useSmsOptions } from '~/data/sms-commands/useSmsOptions';
import { RefusalNotice } from '~/components/payment/RefusalNotice';
import { WasFreeText } from '~/components/retroactive/WasFreeText';
import { RetroactiveStartField } from '~/components/retroactive/RetroactiveStartField';
import { stayErrorText } from '~/components/stay-form/stayErrorText';
import { DurationField } from '~/components/stay-form/DurationField';
import { freeUntil } from '~/components/stay-form/freeUntil';
import { QuoteBox } from '~/components/stay-form/QuoteBox';
import { stayAtTariff, stayEndText } from '~/components/stay-form/stayAtTariff';
import { StayForm } from '~/components/stay-form/StayForm';
import { SmsStayNotice } from '~/components/sms/SmsStayNotice';
import { SmsOffer } from '~/components/sms/SmsOffer';
import { smsOfTarget } from '~/components/sms/smsOfTarget';
import { PlaceAndVehicleFields } from '~/components/driver/PlaceAndVehicleFields';
import { StartNotices } from '~/components/driver/StartNotices';
import { minuteAtom } from '~/state/clock';
import { isOnlineAtom } from '~/platform/network';
import { ActionBar } from '~/ui/ActionBar';
import { PaymentRequestButton } from './PaymentRequestButton';
import { PayStayRow } from './PayStayRow';
import { UntilFreeButton } from './UntilFreeButton';
import type { useDriverPaymentForm } from './useDriverPaymentForm';
import type { useStartStay } from './useStartStay';

interface Props {
  pay: ReturnType<typeof useDriverPaymentForm>;
  start: ReturnType<typeof useStartStay>;
}

/** Pays for a stay from the balance, from now on or retroactively. */
export const DriverPaymentForm = ({ pay, start }: Props) => {
  const now = useAtomValue(minuteAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  const sms = useSmsOptions();
  const { form, rules, place, price, context, retroactive } = pay;
  const { tariff } = rules;
  const refusal = retroactive.refusal(price.refusal, start.attemptStatus, pay.target);
  const until = stayEndText(pay, now);
  const estimatedStay = stayAtTariff(pay, now);
  return (
    <>
      <StayForm onSubmit={form.submit(start.send)} isFocusTarget>
        {!retroactive.isReportedAtStart(start.attemptStatus) && <RefusalNotice run={start} />}
        <PlaceAndVehicleFields stay={pay} />
        <div className="grid grid-cols-1 gap-2">
          <DurationField
            value={form.values.durationMin}
            onChange={(min) => form.set({ durationMin: min })}
            intervals={context.intervals}
            until={until}
            error={stayErrorText(form.error('durationMin'))}
          />
          {place && !retroactive.isRetroactive && (
            <UntilFreeButton
              prices={place.prices}
              now={now}
              tariff={tariff}
              intervals={context.intervals}
              value={form.values.durationMin}
              onChange={(min) => form.set({ durationMin: min })}
            />
          )}
        </div>
        {retroactive.isOffered && (
          <RetroactiveStartField
            form={form}
            kinds={retroactive.kinds}
            refusal={refusal}
            now={now}
            timeZone={tariff.timeZone}
          />
        )}
        <div tabIndex={-1} data-price>
          <QuoteBox
            price={price}
            isAtField={refusal === price.refusal?.errorName}
            timeZone={tariff.timeZone}
            now={now}
            freeUntil={() => place && freeUntil(place.prices, now, tariff)}
            freeMessage={retroactive.isRetroactive ? <WasFreeText /> : undefined}
            estimatedStay={estimatedStay}
          />
        </div>
        <ActionBar>
          <StartNotices stay={pay} values={form.values} start={start} isOther={start.isOtherPaid} />
          <SmsStayNotice request={isOnline ? smsOfTarget(pay.target, place?.number) : undefined} />
          {start.attemptStatus?.state.phase === 'notDone' && (
            <SmsOffer sms={sms} request={smsOfTarget(pay.target, place?.number)} />
          )}
          <PayStayRow pay={pay} start={start} shown={{ estimatedStay, until }} />
        </ActionBar>
      </StayForm>
      {pay.target && !retroactive.isRetroactive && (
        <div className="pt-5">
          <PaymentRequestButton target={pay.target} />
        </div>
      )}
    </>
  );
};
