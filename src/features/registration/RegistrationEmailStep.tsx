import { t } from '@lingui/core/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { CityConfig } from '~/city/schema';
import { confirmEmailCode, sendEmailAgain } from '~/data/registration/confirmation';
import { cleanCode } from '~/domain/account/confirmationCode';
import { registrationOf } from '~/domain/account/registration.flow';
import { inLanguage } from '~/i18n/inLanguage';
import { currentLanguage } from '~/i18n/messages';
import { updateRegistration, registrationAtom } from '~/state/session/registration';
import { ActionBar } from '~/ui/ActionBar';
import { SendButton } from '~/ui/form/SendButton';
import { buttonClass } from '~/ui/buttonClass';
import { CodeField } from '~/ui/CodeField';
import { useUnmountSignal } from '~/ui/useUnmountSignal';
import { emailCodeForm } from './confirmationCode.form';
import { LostAnswerNotice } from './LostAnswerNotice';
import { OpenAppBanner } from './OpenAppBanner';
import { registrationFieldErrorText } from './registrationErrorText';
import { ResendRegistrationCode } from './ResendRegistrationCode';
import { RegistrationStepError, type RegistrationStepErrorCause } from './RegistrationStepError';
import { RegistrationStepTitle } from './RegistrationStepTitle';
import { useConfirmationCodeForm } from './useConfirmationCodeForm';
import { useConfirmationType } from './useConfirmationType';
import { useFinishRegistration } from './useFinishRegistration';

interface Props {
  city: CityConfig;
  salt: string;
  code?: string;
}

/** The e-mail's code, typed or taken from the link. It is sent by a tap, never by opening an address. */
export const RegistrationEmailStep = ({ city, salt, code }: Props) => {
  const navigate = useNavigate();
  const finishRegistration = useFinishRegistration();
  const getUnmountSignal = useUnmountSignal();
  const storedDraft = useAtomValue(registrationAtom);
  const draft = registrationOf(storedDraft, 'email', salt);
  const type = useConfirmationType();
  const [error, setError] = useState<RegistrationStepErrorCause>();
  const initialCode = code ?? draft.emailCode;
  const form = useConfirmationCodeForm(emailCodeForm, initialCode);

  useEffect(() => {
    if (code) updateRegistration({ type: 'opened', salt, code });
  }, [salt, code]);

  const toPhone = (phoneSalt: string) =>
    navigate({
      to: '/{-$lng}/registration/confirmation/$step/$salt/{-$code}',
      params: (old) => ({ ...old, step: '2', salt: phoneSalt, code: undefined }),
      replace: true,
    });

  // A link that is opened again, perhaps in another tab, continues where its registration stands.
  const { phoneSalt } = draft;
  useEffect(() => {
    if (phoneSalt !== undefined) void toPhone(phoneSalt);
  });

  const send = form.submit(async (values) => {
    setError(undefined);
    const signal = getUnmountSignal();
    const answer = await confirmEmailCode(salt, values.code === initialCode ? initialCode : cleanCode(values.code));
    if (answer.kind === 'notSent') setError(answer);
    else if (answer.kind === 'lost')
      updateRegistration({ type: 'lost', step: 'email', salt, isOffScreen: signal.aborted });
    else if (answer.kind === 'ok') {
      form.reset({ code: '' });
      const isOffScreen = signal.aborted;
      if (answer.value.salt && !answer.value.token)
        updateRegistration({ type: 'emailConfirmed', salt, phoneSalt: answer.value.salt, isOffScreen });
      else if (!finishRegistration(answer.value.token, signal))
        updateRegistration({ type: 'lost', step: 'email', salt, isOffScreen });
    } else {
      updateRegistration({ type: 'refused', errorName: answer.errorName });
      if (answer.mayBeDone) setError({ kind: 'refused', errorName: 'StepOver' });
      else if (answer.errorName === 'IncorrectCode') form.setServerError('code', values.code, answer);
      else setError(answer);
    }
  });

  const email = draft.email.trim();
  const cityName = city.nameForShow[currentLanguage()];
  return (
    <>
      <RegistrationStepTitle step={2} steps={type === 'none' ? 2 : 3}>
        {t`Подтвердите почту`}
      </RegistrationStepTitle>
      <OpenAppBanner salt={salt} code={initialCode} />
      <p>
        {email === ''
          ? t`Код — в письме от города ${cityName}.`
          : t`Мы отправили письмо на ${email}. Введите код из него или откройте ссылку.`}
      </p>
      <form noValidate className="grid gap-4" onSubmit={send}>
        <CodeField
          label={t`Код из письма`}
          value={form.values.code}
          onChange={(input) => form.set({ code: input })}
          error={registrationFieldErrorText(form.error('code'))}
          hint={
            email === ''
              ? t`Регистрировались в другом городе? Сначала выберите его в меню.`
              : t`Письма нет? Загляните в спам.`
          }
          isFirst={!code}
        />
        <ActionBar>
          {draft.lost === 'email' && <LostAnswerNotice step="email" confirmationType={type} />}
          {error && <RegistrationStepError cause={error} />}
          <SendButton isBusy={form.isBusy} busyText={t`Проверяем…`}>{t`Подтвердить почту`}</SendButton>
        </ActionBar>
      </form>
      {email !== '' && (
        <ResendRegistrationCode
          canSend={draft.canSendCodeAgain}
          label={t`Отправить письмо ещё раз`}
          sentText={t`Письмо отправлено. Прежний код больше не подойдёт.`}
          send={() => {
            form.clearServerErrors();
            // A new code invalidates the one in the link, which must not return after a reload.
            if (code) void navigate({ to: '.', params: (old) => ({ ...old, code: undefined }), replace: true });
            return sendEmailAgain(salt, email);
          }}
        />
      )}
      <Link to="/{-$lng}/registration" params={inLanguage} className={buttonClass('quiet')}>
        {email === '' ? t`Зарегистрироваться заново` : t`Исправить данные`}
      </Link>
    </>
  );
};
