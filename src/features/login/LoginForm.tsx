import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { build } from '~/city/build';
import { logIn } from '~/data/auth/logIn';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { loginFlow, loginStart } from '~/domain/account/login.flow';
import { currentCity } from '~/state/currentCity';
import { store } from '~/state/store';
import { SendButton } from '~/ui/form/SendButton';
import { emptyForm } from '~/ui/form/formAtom';
import { useForm } from '~/ui/form/useForm';
import { Notice } from '~/ui/Notice';
import { PasswordField } from '~/ui/PasswordField';
import { TextField } from '~/ui/TextField';
import { CaptchaField } from './CaptchaField';
import { loginErrorText } from './loginErrorText';
import { checkLogin, emptyLogin, loginForms } from './login.form';
import { loginFailureText } from './loginFailureText';
import { useOpenPasswordReset } from './useOpenPasswordReset';
import { useUnmountSignal } from '~/ui/useUnmountSignal';
import { useFocusWrongField } from './useFocusWrongField';

const wrongFieldOf = (errorName: string | undefined): string =>
  errorName === 'CaptchaIncorrect' ? 'captcha' : 'password';

interface Props {
  isLegal: boolean;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/**
 * E-mail (or phone) and password, in one real form for password managers. A picture is added if the server asks for it
 * (AUTH-01, 02, 07, 08).
 */
export const LoginForm = ({ isLegal, onClose, onDone }: Props) => {
  const queryClient = useQueryClient();
  const acceptsPhone = useCapabilities()?.acceptsPhoneLogin ?? true;
  const [state, dispatch] = useReducer(loginFlow, loginStart);
  const formElement = useFocusWrongField(state, wrongFieldOf);
  const getUnmountSignal = useUnmountSignal();
  const openPasswordReset = useOpenPasswordReset(onClose);
  const { captcha } = state;
  const chosenFormAtom = isLegal ? loginForms.legal : loginForms.person;
  const form = useForm(chosenFormAtom, (values) =>
    checkLogin(values, { acceptsPhone, requiresCaptcha: captcha !== undefined }),
  );

  useEffect(
    () => () => {
      // A change of language remounts the page. The login of a legal entity stays, the password never does.
      const login = isLegal ? store.get(chosenFormAtom).values.login : '';
      store.set(chosenFormAtom, emptyForm({ ...emptyLogin, login }));
    },
    [chosenFormAtom, isLegal],
  );

  const send = form.submit(async (values) => {
    dispatch({ type: 'send' });
    const signal = getUnmountSignal();
    const { city } = currentCity();
    const outcome = await logIn(
      { queryClient, city, signal },
      { ...values, captcha: captcha === undefined ? undefined : values.captcha, isLegalEntity: isLegal },
    );
    if (signal.aborted) return;
    if (outcome.type === 'ok') {
      store.set(chosenFormAtom, emptyForm(emptyLogin));
      return onDone();
    }
    if (outcome.type === 'refused' && outcome.errorName === 'EmptyPass' && build.passwordReset)
      return openPasswordReset(values.login.trim());
    dispatch(outcome);
    // A new picture has no wrong answer yet.
    form.reset({ ...store.get(chosenFormAtom).values, captcha: '' });
  });

  const error = loginFailureText(state);
  return (
    <form ref={formElement} noValidate className="grid gap-4" onSubmit={send}>
      {error && <Notice severity="danger">{error}</Notice>}
      <TextField
        label={acceptsPhone ? t`Почта или телефон` : t`Почта`}
        {...form.field('login', loginErrorText)}
        name="username"
        type={acceptsPhone ? 'text' : 'email'}
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        data-autofocus
      />
      <PasswordField
        label={t`Пароль`}
        value={form.values.password}
        onChange={(password) => form.set({ password })}
        error={loginErrorText(form.error('password'))}
        name="password"
        autoComplete="current-password"
        enterKeyHint={captcha === undefined ? 'go' : 'next'}
      />
      {captcha !== undefined && (
        <CaptchaField
          picture={captcha}
          value={form.values.captcha}
          onChange={(text) => form.set({ captcha: text })}
          error={loginErrorText(form.error('captcha'))}
        />
      )}
      <SendButton isBusy={form.isBusy} busyText={t`Входим…`}>{t`Войти`}</SendButton>
    </form>
  );
};
