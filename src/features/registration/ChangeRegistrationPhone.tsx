import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { changeRegisteredPhone } from '~/data/registration/confirmation';
import { checkPhone, maskPhone, type GuestPhoneError } from '~/domain/account/phone';
import { PhoneField } from '~/components/payment/PhoneField';
import { updateRegistration } from '~/state/session/registration';
import { Button } from '~/ui/Button';
import { SendButton } from '~/ui/form/SendButton';
import { useFormWithServerErrors } from '~/ui/form/useFormWithServerErrors';
import { Notice } from '~/ui/Notice';
import { useUnmountSignal } from '~/ui/useUnmountSignal';
import { notSentText } from '~/components/edit/accountErrorText';
import { changePhoneForm } from './confirmationCode.form';
import { registrationFieldErrorText, isTransientError, registrationRefusalText } from './registrationErrorText';

interface Props {
  salt: string;
  phone: string;
  onClose: () => void;
}

interface Values {
  phone: string;
}

const fieldErrors: readonly string[] = ['PhoneEmpty', 'PhoneShort', 'InvalidFormat'] satisfies GuestPhoneError[];
const aboutPhone: readonly string[] = ['PhoneExists', 'DoublePhone', 'PhoneEmpty', 'InvalidFormat', 'SMSNotSend'];

const checkValues = ({ phone }: Values): { phone?: GuestPhoneError } => {
  const error = checkPhone(phone);
  return error ? { phone: error } : {};
};

/** Changes the phone. The registration uses the new one only after the city has accepted it (REG-07). */
export const ChangeRegistrationPhone = ({ salt, phone, onClose }: Props) => {
  const form = useFormWithServerErrors(changePhoneForm, checkValues);
  const fill = useEffectEvent((): void => {
    if (form.values.phone === '') form.reset({ phone: maskPhone(phone) });
  });
  useEffect(() => fill(), []);
  const close = (): void => {
    form.reset({ phone: '' });
    onClose();
  };
  const [error, setError] = useState<string>();
  const getUnmountSignal = useUnmountSignal();

  const send = form.submit(async (values) => {
    setError(undefined);
    const signal = getUnmountSignal();
    const answer = await changeRegisteredPhone(salt, values.phone);
    if (answer.kind === 'ok') {
      updateRegistration({ type: 'phoneChanged', salt, phone: values.phone, isOffScreen: signal.aborted });
      close();
    } else if (answer.kind === 'notSent') setError(notSentText(answer.waitS));
    else if (answer.kind === 'lost')
      setError(t`Связь прервалась: телефон, возможно, уже изменён. Нажмите ещё раз — код придёт на новый номер.`);
    else if (aboutPhone.includes(answer.errorName))
      form.setServerError('phone', values.phone, answer, isTransientError(answer.errorName));
    else
      setError(
        registrationRefusalText(
          answer.errorName === 'IncorrectCode' ? 'UnknownError' : answer.errorName,
          answer.message,
        ),
      );
  });

  const fieldError = form.error('phone');
  const isFieldError = fieldError !== undefined && fieldErrors.includes(fieldError);
  return (
    <form noValidate className="grid gap-4" onSubmit={send}>
      <PhoneField
        value={form.values.phone}
        onChange={(input) => form.set({ phone: input })}
        onBlur={() => form.touch('phone')}
        error={isFieldError ? (fieldError as GuestPhoneError) : undefined}
        refusal={isFieldError ? undefined : registrationFieldErrorText(fieldError)}
        hint={t`На него придёт новый код.`}
      />
      {error && <Notice severity="danger">{error}</Notice>}
      <SendButton isBusy={form.isBusy}>{t`Получить код`}</SendButton>
      <Button variant="quiet" onClick={close}>
        {t`Не менять`}
      </Button>
    </form>
  );
};
