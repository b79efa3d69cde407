import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { changeRegisteredPhone } from '~/data/registration/confirmation';
import { checkPhone, maskPhone, type GuestPhoneFault } from '~/domain/phone';
import { PhoneField } from '~/parts/payment/PhoneField';
import { noteRegistration } from '~/state/registration';
import { Button } from '~/ui/Button';
import { SendButton } from '~/ui/form/SendButton';
import { useRefusableForm } from '~/ui/form/useRefusableForm';
import { Notice } from '~/ui/Notice';
import { useWhileShown } from '~/ui/useWhileShown';
import { changePhoneForm } from './code.form';
import { notSentText } from './notSentText';
import { faultText, isPassing, refusalText } from './refusalText';

interface Props {
  salt: string;
  phone: string;
  onClose: () => void;
}

interface Values {
  phone: string;
}

const own: readonly string[] = ['PhoneEmpty', 'PhoneShort', 'InvalidFormat'] satisfies GuestPhoneFault[];
const aboutPhone: readonly string[] = ['PhoneExists', 'DoublePhone', 'PhoneEmpty', 'InvalidFormat', 'SMSNotSend'];

const check = ({ phone }: Values): { phone?: GuestPhoneFault } => {
  const fault = checkPhone(phone);
  return fault ? { phone: fault } : {};
};

/** Another phone on the way; the registration takes it over only when the city has (REG-07). */
export const ChangePhone = ({ salt, phone, onClose }: Props) => {
  const form = useRefusableForm(changePhoneForm, check);
  const fill = useEffectEvent((): void => {
    if (form.values.phone === '') form.reset({ phone: maskPhone(phone) });
  });
  useEffect(() => fill(), []);
  const close = (): void => {
    form.reset({ phone: '' });
    onClose();
  };
  const [fault, setFault] = useState<string>();
  const whileShown = useWhileShown();

  const send = form.submit(async (values) => {
    setFault(undefined);
    const onScreen = whileShown();
    const answer = await changeRegisteredPhone(salt, values.phone);
    if (answer.kind === 'ok') {
      noteRegistration({ type: 'phoneChanged', salt, phone: values.phone, isLeft: onScreen.aborted });
      close();
    } else if (answer.kind === 'notSent') setFault(notSentText(answer.waitS));
    else if (answer.kind === 'lost')
      setFault(t`Ответ города потерялся: телефон, возможно, уже изменён. Нажмите ещё раз — код придёт на новый номер.`);
    else if (aboutPhone.includes(answer.errorName)) form.refuse('phone', values.phone, answer.errorName, isPassing(answer.errorName));
    else setFault(refusalText(answer.errorName === 'IncorrectCode' ? 'UnknownError' : answer.errorName, answer.message));
  });

  const shown = form.fault('phone');
  const isOwn = shown !== undefined && own.includes(shown);
  return (
    <form noValidate className="grid gap-4" onSubmit={send}>
      <PhoneField
        value={form.values.phone}
        onChange={(typed) => form.set({ phone: typed })}
        onBlur={() => form.touch('phone')}
        fault={isOwn ? (shown as GuestPhoneFault) : undefined}
        refusal={isOwn ? undefined : faultText(shown)}
        hint={t`На него придёт новый код.`}
      />
      {fault && <Notice mood="danger">{fault}</Notice>}
      <SendButton isBusy={form.isBusy}>{t`Получить код`}</SendButton>
      <Button look="quiet" onClick={close}>
        {t`Не менять`}
      </Button>
    </form>
  );
};
