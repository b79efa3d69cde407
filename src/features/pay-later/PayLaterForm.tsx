import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { NoteOffer } from '~/components/parked-note/NoteOffer';
import { PlaceAndVehicleFields } from '~/components/driver/PlaceAndVehicleFields';
import { StartNotices } from '~/components/driver/StartNotices';
import { RetroactiveStartField } from '~/components/retroactive/RetroactiveStartField';
import { RefusalNotice } from '~/components/payment/RefusalNotice';
import { DurationField } from '~/components/stay-form/DurationField';
import { stayEndText } from '~/components/stay-form/stayAtTariff';
import { stayErrorText } from '~/components/stay-form/stayErrorText';
import { StayForm } from '~/components/stay-form/StayForm';
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
    <StayForm onSubmit={form.submit(start.send)} isFocusTarget>
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
          until={stayEndText(stay, now)}
          error={stayErrorText(form.error('durationMin'))}
        />
      )}
      <p className="text-muted">
        {retroactive.isRetroactive
          ? t`Стоимость посчитает город. Оплатить её можно в блоке «Отложенные парковки».`
          : t`Стоимость посчитаем, когда завершите парковку.`}
      </p>
      <ActionBar>
        <StartNotices
          stay={stay}
          values={retroactive.isRetroactive ? form.values : { plate: form.values.plate, durationMin: undefined }}
          start={start}
          isOther={start.isOtherStarted}
        />
        <StartButton stay={stay} start={start} />
      </ActionBar>
    </StayForm>
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
