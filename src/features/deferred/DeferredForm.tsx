import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { LinkWarning } from '~/parts/doubts/LinkWarning';
import { NoteOffer } from '~/parts/note/NoteOffer';
import { PlaceAndCar } from '~/parts/driver/PlaceAndCar';
import { PostField } from '~/parts/post/PostField';
import { AttemptNotice } from '~/parts/payment/AttemptNotice';
import { RefusalNotice } from '~/parts/payment/RefusalNotice';
import { RunNotice } from '~/parts/payment/RunNotice';
import { DurationField } from '~/parts/stay/DurationField';
import { stayFaultText } from '~/parts/stay/faultText';
import { minuteAtom } from '~/state/clock';
import { isOnlineAtom } from '~/state/network';
import { ActionBar } from '~/ui/ActionBar';
import { Button } from '~/ui/Button';
import type { useDeferredForm } from './useDeferredForm';
import type { useDeferredStart } from './useDeferredStart';

interface Props {
  stay: ReturnType<typeof useDeferredForm>;
  start: ReturnType<typeof useDeferredStart>;
}

/** Begin a stay that is paid for afterwards: no duration and no price before, unless it is told after it began (NOBAL-02). */
export const DeferredForm = ({ stay, start }: Props) => {
  const now = useAtomValue(minuteAtom);
  const { form, rules, context, post } = stay;
  const { tariff } = rules;
  const refusal = post.refusal(undefined, start.trace, stay.target);
  return (
    <form noValidate className="grid grid-cols-1 gap-5" onSubmit={form.submit(start.send)} aria-label={t`Оплата парковки`}>
      <h1 className="text-title font-bold">{t`Оплата парковки`}</h1>
      {!post.isToldThere(start.trace) && <RefusalNotice run={start} />}
      <PlaceAndCar stay={stay} />
      {post.isOffered && <PostField form={form} kinds={post.kinds} refusal={refusal} now={now} timeZone={tariff.timeZone} />}
      {post.isPost && (
        <DurationField
          value={form.values.durationMin}
          onChange={(durationMin) => form.set({ durationMin })}
          intervals={context.intervals}
          fault={stayFaultText(form.fault('durationMin'))}
        />
      )}
      <p className="text-muted">
        {post.isPost
          ? t`Стоимость посчитает город. Оплатить её можно в блоке «Отложенные парковки».`
          : t`Стоимость посчитаем, когда завершите парковку.`}
      </p>
      <ActionBar>
        <LinkWarning
          applied={stay.applied}
          values={post.isPost ? form.values : { plate: form.values.plate, durationMin: undefined }}
          set={form.set}
          known={stay.known}
          offered={stay.vehicles[0]}
          intervals={context.intervals}
        />
        {start.isBegunBeside && start.trace && (
          <AttemptNotice attempt={start.trace.attempt} state={start.trace.state} onCheckAgain={start.checkAgain} onDismiss={start.clear} />
        )}
        <RunNotice run={start.isBegunBeside || start.trace?.state.phase === 'refused' ? { notSent: start.notSent } : start} />
        <StartButton stay={stay} start={start} />
      </ActionBar>
    </form>
  );
};

const StartButton = ({ stay: { form, post, context }, start }: Props) => {
  const isOnline = useAtomValue(isOnlineAtom);
  const isSending = form.isBusy || start.trace?.state.phase === 'sending';
  if (start.isUndecided && !isSending) return <Button isWide disabled>{t`Проверяем парковку…`}</Button>;
  if (!isOnline && !isSending) return <NoteOffer values={form.values} context={context} />;
  return (
    <Button type="submit" isWide isBusy={isSending}>
      {isSending ? t`Начинаем…` : post.isPost ? t`Записать парковку` : t`Начать парковку`}
    </Button>
  );
};
