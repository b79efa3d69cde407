import { t } from '@lingui/core/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { requiresCaptcha, verifyCaptcha } from '~/data/auth/verifyCaptcha';
import { registerPerson } from '~/data/registration/registerPerson';
import { updateRegistration, registrationAtom } from '~/state/session/registration';
import { ActionBar } from '~/ui/ActionBar';
import { CaptchaBox } from '~/ui/CaptchaBox';
import { SendButton } from '~/ui/form/SendButton';
import { CheckField } from '~/ui/CheckField';
import { useUnmountSignal } from '~/ui/useUnmountSignal';
import { Notice } from '~/ui/Notice';
import { NewPasswordFields } from '~/ui/NewPasswordFields';
import { notSentText } from '~/components/edit/accountErrorText';
import { LostAnswerNotice } from './LostAnswerNotice';
import { RegistrationPersonFields } from './RegistrationPersonFields';
import { registrationTokenAtom } from './registrationToken';
import { registrationFieldErrorText, isTransientError, registrationRefusalText } from './registrationErrorText';
import { personOf, type RegistrationValues } from './registration.form';
import { useRegistrationForm } from './useRegistrationForm';

/**
 * The field that an error of the city is about. `UserExists` has none: the city does not reveal which field is taken.
 */
const fieldOf: Readonly<Record<string, 'email' | 'phone'>> = {
  EmailExists: 'email',
  PhoneExists: 'phone',
  DoublePhone: 'phone',
  PhoneEmpty: 'phone',
  SMSNotSend: 'phone',
};

export const RegistrationForm = () => {
  const navigate = useNavigate();
  const form = useRegistrationForm();
  const promise = useSetAtom(registrationTokenAtom);
  const draft = useAtomValue(registrationAtom);
  const [error, setError] = useState<string>();
  const getUnmountSignal = useUnmountSignal();
  const { values } = form;

  const showServerError = (sent: RegistrationValues, errorName: string, message?: string): void => {
    updateRegistration({ type: 'refused', errorName });
    const field = Object.hasOwn(fieldOf, errorName) ? fieldOf[errorName] : undefined;
    if (field) form.setServerError(field, sent[field], { errorName }, isTransientError(errorName));
    else
      setError(
        errorName === 'UnknownError' || (!errorName && !message)
          ? t`Зарегистрироваться не удалось. Попробуйте позже.`
          : registrationRefusalText(errorName, message),
      );
  };

  const send = form.submit(async (sent) => {
    setError(undefined);
    const signal = getUnmountSignal();
    const person = personOf(sent);
    const passed = await verifyCaptcha(sent.captcha);
    // A captcha's answer is valid once, whatever the outcome.
    form.set({ captcha: '' });
    if (passed.kind === 'refused') return form.setServerError('captcha', '', passed);
    if (passed.kind !== 'ok') return setError(notSentText(passed.kind === 'notSent' ? passed.waitS : undefined));
    const answer = await registerPerson(person, sent.password);
    if (answer.kind === 'notSent') setError(notSentText(answer.waitS));
    else if (answer.kind === 'lost') updateRegistration({ type: 'lost', step: 'register' });
    else if (answer.kind === 'refused') showServerError(sent, answer.errorName, answer.message);
    else {
      const { salt, token } = answer.value;
      promise(token);
      updateRegistration({ type: 'registered', person, salt });
      // A visitor who has moved to another page is not brought back.
      if (!signal.aborted)
        await navigate({
          to: '/{-$lng}/registration/confirmation/$step/$salt/{-$code}',
          params: (old) => ({ ...old, step: '1', salt, code: undefined }),
        });
    }
    return undefined;
  });

  return (
    <form noValidate className="grid gap-4" onSubmit={send}>
      <RegistrationPersonFields form={form} />
      <NewPasswordFields
        label={t`Пароль`}
        repeatLabel={t`Пароль ещё раз`}
        hint={t`От 6 до 20 знаков.`}
        field={(name) => form.field(name, registrationFieldErrorText)}
      />
      <CheckField
        name="consent"
        isChecked={values.hasConsent}
        onChange={(hasConsent) => form.set({ hasConsent })}
        error={registrationFieldErrorText(form.error('hasConsent'))}
      >
        {t`Принимаю`}{' '}
        <Link
          to="/{-$lng}/pages/$"
          params={(old) => ({ ...old, _splat: 'personal-data-rules' })}
          className="text-sign underline"
        >
          {t`правила обработки персональных данных`}
        </Link>
      </CheckField>
      {requiresCaptcha && (
        <CaptchaBox
          token={values.captcha}
          onToken={(captcha) => form.set({ captcha })}
          error={registrationFieldErrorText(form.error('captcha'), form.message('captcha'))}
          loadError={t`Проверка «я не робот» не загрузилась. Проверьте сеть и попробуйте ещё раз.`}
        />
      )}
      <ActionBar>
        {draft.lost === 'register' && <LostAnswerNotice step="register" confirmationType={draft.confirmationType} />}
        {error && <Notice severity="danger">{error}</Notice>}
        <SendButton isBusy={form.isBusy} busyText={t`Отправляем…`}>{t`Продолжить`}</SendButton>
      </ActionBar>
    </form>
  );
};
