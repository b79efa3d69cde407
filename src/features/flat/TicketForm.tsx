import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { usePlanarParkings } from '~/data/map/usePlanarParkings';
import { useSettings, useSettingsFault } from '~/data/settings/useCapabilities';
import { planarNumber } from '~/domain/planar';
import { errorText } from '~/i18n/errorText';
import { MethodField } from '~/parts/payment/MethodField';
import { NoMethodsNotice } from '~/parts/payment/NoMethodsNotice';
import { isOnlineAtom } from '~/state/network';
import { ActionBar } from '~/ui/ActionBar';
import { Button } from '~/ui/Button';
import type { Form } from '~/ui/form/useForm';
import { TextField } from '~/ui/TextField';
import type { FlatFault, FlatValues } from './flat.form';
import { ParkingNumber } from './ParkingNumber';
import type { Payer } from './payer';
import { TellNotice } from './TellNotice';
import type { usePlanar } from './usePlanar';

interface Props {
  form: Form<FlatValues, FlatFault>;
  methodId: string | undefined;
  payer: Payer;
  planar: ReturnType<typeof usePlanar>;
}

/** The first step: which parking, which ticket, how it will be paid. Asking for the price binds nobody to anything. */
export const TicketForm = ({ form, methodId, payer, planar }: Props) => {
  const isOnline = useAtomValue(isOnlineAtom);
  const settings = useSettingsFault();
  const hasSettings = useSettings() !== undefined;
  const parkings = usePlanarParkings();
  const { state, now, ask, isChecking } = planar;
  const told = state.step === 'price' ? state.told : undefined;
  const { parking, ticket } = form.values;
  const type = (change: Partial<FlatValues>): void => {
    form.set(change);
    planar.clear();
  };
  const isAgain = told?.kind === 'changed' || told?.kind === 'noAnswer';
  const deed = (): string => {
    if (!isOnline) return t`Для оплаты нужна сеть`;
    if (isChecking) return t`Проверяем оплату…`;
    if (form.isBusy) return t`Узнаём цену…`;
    return isAgain ? t`Узнать цену ещё раз` : t`Узнать цену`;
  };
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      aria-label={t`Оплата парковки`}
      onSubmit={form.submit(() => ask({ parking: planarNumber(parking), ticket: planarNumber(ticket) }))}
    >
      <h1 className="text-title font-bold">{t`Оплата парковки`}</h1>
      <ParkingNumber
        value={parking}
        onChange={(number) => type({ parking: number })}
        onBlur={() => form.leave('parking')}
        isMissing={form.fault('parking') !== undefined}
        parkings={parkings}
      />
      <TextField
        label={t`Номер билета или карты`}
        value={ticket}
        onChange={(number) => type({ ticket: number })}
        onBlur={() => form.leave('ticket')}
        fault={form.fault('ticket') && t`Введите номер билета`}
        name="ticket"
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        maxLength={40}
      />
      {settings.isMissing && <NoMethodsNotice isAsking={settings.isFetching} onRetry={() => void settings.refetch()} />}
      {payer.methods.length > 0 && (
        <MethodField
          methods={payer.methods}
          value={methodId}
          onChange={(id) => form.set({ methodId: id })}
          isMissing={form.fault('methodId') !== undefined}
        />
      )}
      {hasSettings && payer.methods.length === 0 && <p className="text-muted">{errorText('PaymentServiceNotFound')}</p>}
      <ActionBar>
        <TellNotice told={told} now={now} payer={payer} />
        <Button
          type="submit"
          isWide
          data-autofocus
          icon={isOnline ? undefined : 'offline'}
          isBusy={form.isBusy}
          disabled={!isOnline || isChecking || payer.methods.length === 0}
        >
          {deed()}
        </Button>
      </ActionBar>
    </form>
  );
};
