import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import type { resetReasonOf } from '~/domain/account/passwordResetLink';
import { requiresCaptcha, verifyCaptcha } from '~/data/auth/verifyCaptcha';
import { updatePasswordReset, passwordResetAtom } from '~/state/session/passwordReset';
import { store } from '~/state/store';
import { openDialog } from '~/state/dialogs';
import { ActionBar } from '~/ui/ActionBar';
import { Button } from '~/ui/Button';
import { SendButton } from '~/ui/form/SendButton';
import { CaptchaBox } from '~/ui/CaptchaBox';
import { useFormWithServerErrors } from '~/ui/form/useFormWithServerErrors';
import { Notice } from '~/ui/Notice';
import { TextField } from '~/ui/TextField';
import { notSentText } from '~/components/edit/accountErrorText';
import { resetFieldErrorText } from './resetErrorText';
import { PasswordResetTitle } from './PasswordResetTitle';
import { checkResetLogin, resetLoginForm } from './passwordReset.form';
import { usePasswordResetSteps } from './usePasswordResetSteps';

interface Props {
  /** Why a login led here. */
  reason: ReturnType<typeof resetReasonOf>;
  /** The login that the address names. */
  linkedLogin?: string;
}

/** The first step: the account whose password is reset. */
export const ResetLoginStep = ({ reason, linkedLogin }: Props) => {
  const goTo = usePasswordResetSteps();
  const form = useFormWithServerErrors(resetLoginForm, (values) => checkResetLogin(values, requiresCaptcha));
  const [error, setError] = useState<string>();
  const fill = useEffectEvent((): void => {
    const state = store.get(passwordResetAtom);
    const known = linkedLogin ?? ('login' in state ? state.login : undefined);
    if (known && form.values.login === '') form.set({ login: known });
  });
  useEffect(() => fill(), []);

  const send = form.submit(async ({ login, captcha }) => {
    setError(undefined);
    const passed = await verifyCaptcha(captcha);
    // A captcha's answer is valid once, whatever the outcome.
    form.set({ captcha: '' });
    if (passed.kind === 'refused') return form.setServerError('captcha', '', passed);
    if (passed.kind !== 'ok') return setError(notSentText(passed.kind === 'notSent' ? passed.waitS : undefined));
    updatePasswordReset({ type: 'named', login: login.trim() });
    return goTo('2');
  });
  return (
    <>
      <PasswordResetTitle step={1}>{t`Восстановление пароля`}</PasswordResetTitle>
      {reason === 'noPassword' && (
        <Notice severity="info" title={t`У этого аккаунта ещё нет пароля`}>
          {t`Такое бывает, если вас зарегистрировали без него. Задайте пароль здесь и входите с ним.`}
        </Notice>
      )}
      {reason === 'failed' && (
        <Notice severity="info" title={t`Войти не получилось`}>
          {t`Если забыли пароль, задайте здесь новый.`}
        </Notice>
      )}
      <form noValidate className="grid gap-4" onSubmit={send}>
        <TextField
          label={t`Почта или телефон`}
          hint={t`Те, с которыми вы регистрировались.`}
          {...form.field('login', resetFieldErrorText)}
          name="username"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          required
        />
        {requiresCaptcha && (
          <CaptchaBox
            token={form.values.captcha}
            onToken={(captcha) => form.set({ captcha })}
            error={resetFieldErrorText(form.error('captcha'), form.message('captcha'))}
            loadError={t`Проверка «я не робот» не загрузилась. Проверьте сеть и попробуйте ещё раз.`}
          />
        )}
        <ActionBar>
          {error && <Notice severity="danger">{error}</Notice>}
          <SendButton isBusy={form.isBusy}>{t`Дальше`}</SendButton>
        </ActionBar>
      </form>
      <Button variant="quiet" icon="back" onClick={() => openDialog({ name: 'login' })}>
        {t`Назад ко входу`}
      </Button>
    </>
  );
};
