import { t } from '@lingui/core/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { asksCaptcha, passCaptcha } from '~/data/auth/passCaptcha';
import { registerPerson } from '~/data/registration/registerPerson';
import { noteRegistration, registrationAtom } from '~/state/registration';
import { ActionBar } from '~/ui/ActionBar';
import { CaptchaBox } from '~/ui/CaptchaBox';
import { SendButton } from '~/ui/form/SendButton';
import { CheckField } from '~/ui/CheckField';
import { useWhileShown } from '~/ui/useWhileShown';
import { Notice } from '~/ui/Notice';
import { PasswordField } from '~/ui/PasswordField';
import { LostNotice } from './LostNotice';
import { notSentText } from './notSentText';
import { PersonFields } from './PersonFields';
import { promisedTokenAtom } from './promisedToken';
import { faultText, isPassing, refusalText } from './refusalText';
import { personOf, type RegistrationValues } from './registration.form';
import { useRegistrationForm } from './useRegistrationForm';

/** Which field an error of the city is about: of one that exists already the city does not say by which of them. */
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
  const promise = useSetAtom(promisedTokenAtom);
  const draft = useAtomValue(registrationAtom);
  const [fault, setFault] = useState<string>();
  const whileShown = useWhileShown();
  const { values } = form;

  const refuse = (sent: RegistrationValues, errorName: string, message?: string): void => {
    noteRegistration({ type: 'refused', errorName });
    const field = Object.hasOwn(fieldOf, errorName) ? fieldOf[errorName] : undefined;
    if (field) form.refuse(field, sent[field], errorName, isPassing(errorName));
    else
      setFault(
        errorName === 'UnknownError' || (!errorName && !message)
          ? t`Зарегистрироваться не удалось. Попробуйте позже.`
          : refusalText(errorName, message),
      );
  };

  const send = form.submit(async (sent) => {
    setFault(undefined);
    const shown = whileShown();
    const person = personOf(sent);
    const passed = await passCaptcha(sent.captcha);
    // Its answer is good once, whatever comes of it.
    form.set({ captcha: '' });
    if (passed.kind === 'refused') return form.refuse('captcha', '', passed.errorName);
    if (passed.kind !== 'ok') return setFault(notSentText(passed.kind === 'notSent' ? passed.waitS : undefined));
    const answer = await registerPerson(person, sent.password);
    if (answer.kind === 'notSent') setFault(notSentText(answer.waitS));
    else if (answer.kind === 'lost') noteRegistration({ type: 'lost', step: 'register' });
    else if (answer.kind === 'refused') refuse(sent, answer.errorName, answer.message);
    else {
      const { salt, token } = answer.value;
      promise(token);
      noteRegistration({ type: 'registered', person, salt });
      // Whoever has gone elsewhere meanwhile is not called back.
      if (!shown.aborted)
        await navigate({
          to: '/{-$lng}/registration/confirmation/$step/$salt/{-$code}',
          params: (old) => ({ ...old, step: '1', salt, code: undefined }),
        });
    }
    return undefined;
  });

  return (
    <form noValidate className="grid gap-4" onSubmit={send}>
      <PersonFields form={form} />
      <PasswordField
        label={t`Пароль`}
        hint={t`От 6 до 20 знаков.`}
        value={values.password}
        onChange={(password) => form.set({ password })}
        onBlur={() => form.leave('password')}
        fault={faultText(form.fault('password'))}
        name="password"
        autoComplete="new-password"
        enterKeyHint="next"
        required
      />
      <PasswordField
        label={t`Пароль ещё раз`}
        value={values.repeat}
        onChange={(repeat) => form.set({ repeat })}
        onBlur={() => form.leave('repeat')}
        fault={faultText(form.fault('repeat'))}
        name="repeat"
        autoComplete="new-password"
        enterKeyHint="done"
        required
      />
      <CheckField
        name="consent"
        isChecked={values.hasConsent}
        onChange={(hasConsent) => form.set({ hasConsent })}
        fault={faultText(form.fault('hasConsent'))}
      >
        {t`Принимаю`}{' '}
        <Link to="/{-$lng}/pages/$" params={(old) => ({ ...old, _splat: 'personal-data-rules' })} className="text-sign underline">
          {t`правила обработки персональных данных`}
        </Link>
      </CheckField>
      {asksCaptcha && (
        <CaptchaBox
          token={values.captcha}
          onToken={(captcha) => form.set({ captcha })}
          fault={faultText(form.fault('captcha'))}
          loadFault={t`Проверка «я не робот» не загрузилась. Проверьте сеть и попробуйте ещё раз.`}
        />
      )}
      <ActionBar>
        {draft.lost === 'register' && <LostNotice step="register" confirmationType={draft.confirmationType} />}
        {fault && <Notice mood="danger">{fault}</Notice>}
        <SendButton isBusy={form.isBusy} busyText={t`Отправляем…`}>{t`Продолжить`}</SendButton>
      </ActionBar>
    </form>
  );
};
