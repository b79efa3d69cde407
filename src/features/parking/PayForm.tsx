import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { LinkWarning } from '~/parts/doubts/LinkWarning';
import { AttemptNotice } from '~/parts/payment/AttemptNotice';
import { RefusalNotice } from '~/parts/payment/RefusalNotice';
import { RunNotice } from '~/parts/payment/RunNotice';
import { FreeThen } from '~/parts/post/FreeThen';
import { PostField } from '~/parts/post/PostField';
import { stayFaultText } from '~/parts/stay/faultText';
import { DurationField } from '~/parts/stay/DurationField';
import { freeUntil } from '~/parts/stay/freeUntil';
import { QuoteBox } from '~/parts/stay/QuoteBox';
import { SmsKnown } from '~/parts/sms/SmsKnown';
import { SmsOffer } from '~/parts/sms/SmsOffer';
import { smsOfTarget } from '~/parts/sms/smsOfTarget';
import { PlaceAndCar } from '~/parts/driver/PlaceAndCar';
import { minuteAtom } from '~/state/clock';
import { isOnlineAtom } from '~/state/network';
import { ActionBar } from '~/ui/ActionBar';
import { AskToPay } from './AskToPay';
import { PayButton } from './PayButton';
import { UntilFreeButton } from './UntilFreeButton';
import type { usePayForm } from './usePayForm';
import type { useStart } from './useStart';

interface Props {
  pay: ReturnType<typeof usePayForm>;
  start: ReturnType<typeof useStart>;
}

/** Pay for a stay from the balance: one that begins now, or one that has begun before. */
export const PayForm = ({ pay, start }: Props) => {
  const now = useAtomValue(minuteAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  const { form, rules, place, price, context, post } = pay;
  const { tariff } = rules;
  const refusal = post.refusal(price.refusal, start.trace, pay.target);
  return (
    <>
      <form noValidate className="grid grid-cols-1 gap-5" onSubmit={form.submit(start.send)} aria-label={t`Оплата парковки`}>
        <h1 tabIndex={-1} data-autofocus className="text-title font-bold">{t`Оплата парковки`}</h1>
        {!post.isToldThere(start.trace) && <RefusalNotice run={start} />}
        <PlaceAndCar stay={pay} />
        <div className="grid grid-cols-1 gap-2">
          <DurationField
            value={form.values.durationMin}
            onChange={(min) => form.set({ durationMin: min })}
            intervals={context.intervals}
            fault={stayFaultText(form.fault('durationMin'))}
          />
          {place && !post.isPost && (
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
        {post.isOffered && <PostField form={form} kinds={post.kinds} refusal={refusal} now={now} timeZone={tariff.timeZone} />}
        <QuoteBox
          price={refusal ? { ...price, refusal: undefined } : price}
          timeZone={tariff.timeZone}
          now={now}
          freeUntil={() => place && freeUntil(place.prices, now, tariff)}
          freeNote={post.isPost ? <FreeThen /> : undefined}
        />
        <ActionBar>
          <LinkWarning
            applied={pay.applied}
            values={form.values}
            set={form.set}
            known={pay.known}
            offered={pay.vehicles[0]}
            intervals={context.intervals}
          />
          {start.isPaidBeside && start.trace && (
            <AttemptNotice attempt={start.trace.attempt} state={start.trace.state} onCheckAgain={start.checkAgain} onDismiss={start.clear} />
          )}
          <RunNotice run={start.isPaidBeside || start.trace?.state.phase === 'refused' ? { notSent: start.notSent } : start} />
          <SmsKnown wanted={isOnline ? smsOfTarget(pay.target, place?.number) : undefined} />
          {start.trace?.state.phase === 'notDone' && <SmsOffer wanted={smsOfTarget(pay.target, place?.number)} />}
          <PayButton pay={pay} start={start} />
        </ActionBar>
      </form>
      {pay.target && !post.isPost && (
        <div className="pt-5">
          <AskToPay target={pay.target} />
        </div>
      )}
    </>
  );
};
