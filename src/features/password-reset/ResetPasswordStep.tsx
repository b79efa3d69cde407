import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { requestPasswordReset, resetPassword, checkResetSecret } from '~/data/password-reset/requestPasswordReset';
import { cleanCode } from '~/domain/account/confirmationCode';
import { formatContact } from '~/domain/account/registrationFields';
import { isFullPhone } from '~/domain/account/phone';
import { subjectOf } from '~/domain/account/passwordReset.flow';
import { inLanguage } from '~/i18n/inLanguage';
import { updatePasswordReset, passwordResetAtom } from '~/state/session/passwordReset';
import { audienceAtom } from '~/state/session/signIn';
import { store } from '~/state/store';
import { openDialog } from '~/state/dialogs';
import { ActionBar } from '~/ui/ActionBar';
import { Button } from '~/ui/Button';
import { SendButton } from '~/ui/form/SendButton';
import { CodeField } from '~/ui/CodeField';
import { useFormWithServerErrors } from '~/ui/form/useFormWithServerErrors';
import { Notice } from '~/ui/Notice';
import { NewPasswordFields } from '~/ui/NewPasswordFields';
import { usePendingAction } from '~/ui/usePendingAction';
import { usePassingText } from '~/ui/usePassingText';
import { useUnmountSignal } from '~/ui/useUnmountSignal';
import { ResendButton } from '~/components/edit/ResendButton';
import { notSentText } from '~/components/edit/accountErrorText';
import { clearPasswordReset } from './clearPasswordReset';
import { resetFieldErrorText, resetRefusalText } from './resetErrorText';
import { checkResetPassword, resetPasswordForm } from './passwordReset.form';
import { PasswordResetTitle } from './PasswordResetTitle';
import { usePasswordResetSteps } from './usePasswordResetSteps';

/** The third step: the code from an SMS, if there is one, and the new password twice. */
export const ResetPasswordStep = () => {
  const navigate = useNavigate();
  const goTo = usePasswordResetSteps();
  const getUnmountSignal = useUnmountSignal();
  const state = useAtomValue(passwordResetAtom);
  const sent = state.step === 'sent' ? state : undefined;
  const mayBeChanged = (state.step === 'sent' || state.step === 'password') && state.mayBeChanged;
  const [error, setError] = useState<string>();
  const status = usePassingText();
  const form = useFormWithServerErrors(resetPasswordForm, (values) => checkResetPassword(values, sent !== undefined));
  const { values } = form;

  const end = async (of: string, signal: AbortSignal): Promise<void> => {
    const subject = subjectOf(updatePasswordReset({ type: 'changed', of }));
    // Another password reset may have begun by now, and must continue.
    if (subject !== undefined && subject !== of) return;
    if (!signal.aborted) await navigate({ to: '/{-$lng}', params: inLanguage, replace: true });
    clearPasswordReset();
    // Not shown to someone who has signed in by now.
    if (store.get(audienceAtom) === 'guest') openDialog({ name: 'passwordChanged' });
  };
  const showServerError = (
    { errorName, message }: { errorName: string; message?: string },
    code: string,
    otherwise?: 'IncorrectCode',
  ): void => {
    if (errorName === 'IncorrectCode' && sent) form.setServerError('code', code, { errorName });
    else if (errorName === 'IncorrectCode') setError(t`Ссылка больше не действует. Получите новую.`);
    else setError(resetRefusalText(errorName, message, otherwise));
  };
  const send = form.submit(async ({ code, password }) => {
    setError(undefined);
    const signal = getUnmountSignal();
    const secret = state.step === 'password' ? state.salt : cleanCode(code);
    const of = subjectOf(state) ?? '';
    if (sent) {
      const check = await checkResetSecret(secret);
      if (check.kind === 'refused') return showServerError(check, code, 'IncorrectCode');
      if (check.kind !== 'ok') return setError(notSentText(check.kind === 'notSent' ? check.waitS : undefined));
    }
    const answer = await resetPassword(secret, password);
    if (answer.kind === 'ok') return end(of, signal);
    if (answer.kind === 'lost') updatePasswordReset({ type: 'changeLost', of });
    else if (answer.kind === 'notSent') setError(notSentText(answer.waitS));
    else showServerError(answer, code);
    return undefined;
  });
  const [isRequesting, requestAgain] = usePendingAction(async () => {
    if (!sent) return;
    status.show(undefined);
    const answer = await requestPasswordReset(sent.login, 'sms');
    if (answer.kind === 'refused') status.show(resetRefusalText(answer.errorName, answer.message));
    else if (answer.kind === 'notSent') status.show(notSentText(answer.waitS));
    else {
      form.clearServerErrors();
      updatePasswordReset({ type: 'sent', login: sent.login, way: 'sms', isLost: answer.kind === 'lost' });
      if (answer.kind === 'ok') status.showSuccess(t`SMS отправлено.`);
    }
  });

  const formattedContact = sent && isFullPhone(sent.login) ? formatContact(sent.login) : t`основной телефон аккаунта`;
  return (
    <>
      <PasswordResetTitle step={3}>{t`Новый пароль`}</PasswordResetTitle>
      {sent && !sent.isLost && <p>{t`Мы отправили SMS с кодом на ${formattedContact}.`}</p>}
      {sent?.isLost && (
        <Notice severity="warning" title={t`Связь прервалась`}>
          {t`Возможно, SMS уже отправлено. Подождите его; если не придёт, попросите ещё раз.`}
        </Notice>
      )}
      <form noValidate className="grid gap-4" onSubmit={send}>
        {sent && (
          <CodeField
            label={t`Код из SMS`}
            value={values.code}
            onChange={(code) => form.set({ code })}
            error={resetFieldErrorText(form.error('code'))}
            isFirst
          />
        )}
        <NewPasswordFields
          label={t`Новый пароль`}
          repeatLabel={t`Новый пароль ещё раз`}
          hint={t`От 6 до 20 знаков.`}
          field={(name) => form.field(name, resetFieldErrorText)}
        />
        <ActionBar>
          {mayBeChanged && (
            <Notice
              severity="warning"
              title={t`Связь прервалась`}
              actions={
                <Button variant="secondary" icon="user" onClick={() => openDialog({ name: 'login' })}>
                  {t`Войти`}
                </Button>
              }
            >
              {t`Возможно, пароль уже новый: попробуйте войти с ним. Если не получится, сохраните его ещё раз.`}
            </Notice>
          )}
          {error && <Notice severity="danger">{error}</Notice>}
          <SendButton isBusy={form.isBusy} busyText={t`Сохраняем…`}>{t`Сохранить пароль`}</SendButton>
        </ActionBar>
      </form>
      {sent ? (
        <>
          <ResendButton
            label={t`Отправить SMS ещё раз`}
            canSend={sent.canSendAgain}
            isBusy={isRequesting}
            onResend={requestAgain}
            onMaySend={() => updatePasswordReset({ type: 'mayAskAgain' })}
          />
          <p role="status" className="text-center" {...status.hold}>
            {status.text}
          </p>
          <Button
            variant="quiet"
            icon="back"
            onClick={() => {
              updatePasswordReset({ type: 'otherWay' });
              void goTo('2', { replace: true });
            }}
          >
            {t`Подтвердить иначе`}
          </Button>
        </>
      ) : (
        <Button
          variant="quiet"
          onClick={() => {
            updatePasswordReset({ type: 'startAgain' });
            void goTo('1', { replace: true });
          }}
        >
          {t`Получить новую ссылку`}
        </Button>
      )}
    </>
  );
};
