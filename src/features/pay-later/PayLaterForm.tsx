import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { LinkWarning } from '~/components/warnings/LinkWarning';
import { NoteOffer } from '~/components/parked-note/NoteOffer';
import { PlaceAndVehicleFields } from '~/components/driver/PlaceAndVehicleFields';
import { RetroactiveStartField } from '~/components/retroactive/RetroactiveStartField';
import { AttemptNotice } from '~/components/payment/AttemptNotice';
import { RefusalNotice } from '~/components/payment/RefusalNotice';
import { RunNotice } from '~/components/payment/RunNotice';
import { DurationField } from '~/components/stay-form/DurationField';
import { stayErrorText } from '~/components/stay-form/stayErrorText';
import { minuteAtom } from '~/state/clock';
import { isOnlineAtom } from '~/platform/network';
import { ActionBar } from '~/ui/ActionBar';
import { Button } from '~/ui/Button';
import type { usePayLaterForm } from './usePayLaterForm';
import type { usePayLaterStart } from './usePayLaterStart';

interface Props {
  stay: ReturnType<typeof usePayLaterForm>;
  start: ReturnType<typeof usePayLaterStart>;
}

/** Starts a pay-later stay. Duration and price are not known before, unless the stay is retroactive (NOBAL-02). */
export const PayLaterForm = ({ stay, start }: Props) => {
  const now = useAtomValue(minuteAtom);
  const { form, rules, context, retroactive } = stay;
  const { tariff } = rules;
  const refusal = retroactive.refusal(undefined, start.attemptStatus, stay.target);
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={form.submit(start.send)}
      aria-label={t`Оплата парковки`}
    >
      <h1 className="text-title font-bold">{t`Оплата парковки`}</h1>
      {!retroactive.isReportedAtStart(start.attemptStatus) && <RefusalNotice run={start} />}
      <PlaceAndVehicleFields stay={stay} />
      {retroactive.isOffered && (
        <RetroactiveStartField
          form={form}
          kinds={retroactive.kinds}
          refusal={refusal}
          now={now}
          timeZone={tariff.timeZone}
        />
      )}
      {retroactive.isRetroactive && (
        <DurationField
          value={form.values.durationMin}
          onChange={(durationMin) => form.set({ durationMin })}
          intervals={context.intervals}
          error={stayErrorText(form.error('durationMin'))}
        />
      )}
      <p className="text-muted">
        {retroactive.isRetroactive
          ? t`Стоимость посчитает город. Оплатить её можно в блоке «Отложенные парковки».`
          : t`Стоимость посчитаем, когда завершите парковку.`}
      </p>
      <ActionBar>
        <LinkWarning
          applied={stay.applied}
          values={retroactive.isRetroactive ? form.values : { plate: form.values.plate, durationMin: undefined }}
          set={form.set}
          known={stay.known}
          offered={stay.vehicles[0]}
          intervals={context.intervals}
        />
        {start.isOtherStarted && start.attemptStatus && (
          <AttemptNotice
            attempt={start.attemptStatus.attempt}
            state={start.attemptStatus.state}
            onCheckAgain={start.checkAgain}
            onDismiss={start.clear}
          />
        )}
        <RunNotice
          run={
            start.isOtherStarted || start.attemptStatus?.state.phase === 'refused' ? { notSent: start.notSent } : start
          }
        />
        <StartButton stay={stay} start={start} />
      </ActionBar>
    </form>
  );
};

const StartButton = ({ stay: { form, retroactive, context }, start }: Props) => {
  const isOnline = useAtomValue(isOnlineAtom);
  const isSending = form.isBusy || start.attemptStatus?.state.phase === 'sending';
  if (start.isUndecided && !isSending) return <Button isWide disabled>{t`Проверяем парковку…`}</Button>;
  if (!isOnline && !isSending) return <NoteOffer values={form.values} context={context} />;
  return (
    <Button type="submit" isWide isBusy={isSending}>
      {isSending ? t`Начинаем…` : retroactive.isRetroactive ? t`Записать парковку` : t`Начать парковку`}
    </Button>
  );
};
