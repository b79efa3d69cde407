import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useBarrierParkings } from '~/data/map/useBarrierParkings';
import { useSettings, useSettingsStatus } from '~/data/settings/useCapabilities';
import { normaliseBarrierNumber } from '~/domain/barrier/barrierTicket';
import { errorText } from '~/i18n/errorText';
import { MethodField } from '~/components/payment/MethodField';
import { NoMethodsNotice } from '~/components/payment/NoMethodsNotice';
import { StayForm } from '~/components/stay-form/StayForm';
import { isOnlineAtom } from '~/platform/network';
import { ActionBar } from '~/ui/ActionBar';
import { Button } from '~/ui/Button';
import type { Form } from '~/ui/form/useForm';
import { TextField } from '~/ui/TextField';
import type { BarrierFieldError, BarrierValues } from './barrier.form';
import { BarrierParkingField } from './BarrierParkingField';
import type { BarrierPayer } from './BarrierPayer';
import { BarrierFormNotice } from './BarrierFormNotice';
import type { useBarrierPayment } from './useBarrierPayment';

interface Props {
  form: Form<BarrierValues, BarrierFieldError>;
  methodId: string | undefined;
  payer: BarrierPayer;
  barrier: ReturnType<typeof useBarrierPayment>;
}

/** The first step: parking, ticket and payment method. Requesting the price commits the driver to nothing. */
export const TicketForm = ({ form, methodId, payer, barrier }: Props) => {
  const isOnline = useAtomValue(isOnlineAtom);
  const settings = useSettingsStatus();
  const hasSettings = useSettings() !== undefined;
  const parkings = useBarrierParkings();
  const { state, now, requestPrice, isChecking } = barrier;
  const notice = state.step === 'price' ? state.notice : undefined;
  const { parking, ticket } = form.values;
  const changeValues = (change: Partial<BarrierValues>): void => {
    form.set(change);
    barrier.clear();
  };
  const isAgain = notice?.kind === 'changed' || notice?.kind === 'noAnswer';
  const submitText = (): string => {
    if (!isOnline) return t`Для оплаты нужна сеть`;
    if (isChecking) return t`Проверяем оплату…`;
    if (form.isBusy) return t`Узнаём цену…`;
    return isAgain ? t`Узнать цену ещё раз` : t`Узнать цену`;
  };
  return (
    <StayForm
      onSubmit={form.submit(() =>
        requestPrice({ parking: normaliseBarrierNumber(parking), ticket: normaliseBarrierNumber(ticket) }),
      )}
    >
      <BarrierParkingField
        value={parking}
        onChange={(number) => changeValues({ parking: number })}
        onBlur={() => form.blur('parking')}
        isMissing={form.error('parking') !== undefined}
        parkings={parkings}
      />
      <TextField
        label={t`Номер билета или карты`}
        value={ticket}
        onChange={(number) => changeValues({ ticket: number })}
        onBlur={() => form.blur('ticket')}
        error={form.error('ticket') && t`Введите номер билета`}
        name="ticket"
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        maxLength={40}
      />
      {settings.isMissing && (
        <NoMethodsNotice isRetrying={settings.isFetching} onRetry={() => void settings.refetch()} />
      )}
      {payer.methods.length > 0 && (
        <MethodField
          methods={payer.methods}
          value={methodId}
          onChange={(id) => form.set({ methodId: id })}
          isMissing={form.error('methodId') !== undefined}
        />
      )}
      {hasSettings && payer.methods.length === 0 && <p className="text-muted">{errorText('PaymentServiceNotFound')}</p>}
      <ActionBar>
        <BarrierFormNotice notice={notice} now={now} payer={payer} />
        <Button
          type="submit"
          isWide
          data-autofocus
          icon={isOnline ? undefined : 'offline'}
          isBusy={form.isBusy}
          disabled={!isOnline || isChecking || payer.methods.length === 0}
        >
          {submitText()}
        </Button>
      </ActionBar>
    </StayForm>
  );
};
