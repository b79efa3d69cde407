import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { build } from '~/city/build';
import { logIn } from '~/data/auth/logIn';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { loginFlow, loginStart } from '~/domain/login.flow';
import { currentCity } from '~/state/city';
import { store } from '~/state/store';
import { SendButton } from '~/ui/form/SendButton';
import { emptyForm } from '~/ui/form/formAtom';
import { useForm } from '~/ui/form/useForm';
import { Notice } from '~/ui/Notice';
import { PasswordField } from '~/ui/PasswordField';
import { TextField } from '~/ui/TextField';
import { CaptchaField } from './CaptchaField';
import { faultText } from './faultText';
import { checkLogin, emptyLogin, loginForms } from './login.form';
import { loginEndText } from './loginEndText';
import { useToRestore } from './useToRestore';
import { useWhileShown } from '~/ui/useWhileShown';
import { useWrongField } from './useWrongField';

const wrongField = (errorName: string | undefined): string => (errorName === 'CaptchaIncorrect' ? 'captcha' : 'password');

interface Props {
  isLegal: boolean;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** E-mail (or phone) and password, one real form for password managers; a picture where the server asks for one (AUTH-01, 02, 07, 08). */
export const LoginForm = ({ isLegal, onClose, onDone }: Props) => {
  const queryClient = useQueryClient();
  const acceptsPhone = useCapabilities()?.acceptsPhoneLogin ?? true;
  const [state, tell] = useReducer(loginFlow, loginStart);
  const element = useWrongField(state, wrongField);
  const whileShown = useWhileShown();
  const toRestore = useToRestore(onClose);
  const { captcha } = state;
  const own = isLegal ? loginForms.legal : loginForms.person;
  const form = useForm(own, (values) => checkLogin(values, { acceptsPhone, asksCaptcha: captcha !== undefined }));

  useEffect(
    () => () => {
      // A change of language shows the page anew: who signs in stays, the password never does.
      const login = isLegal ? store.get(own).values.login : '';
      store.set(own, emptyForm({ ...emptyLogin, login }));
    },
    [own, isLegal],
  );

  const send = form.submit(async (values) => {
    tell({ type: 'send' });
    const signal = whileShown();
    const { city } = currentCity();
    const end = await logIn({ queryClient, city, signal }, { ...values, captcha: captcha === undefined ? undefined : values.captcha, isLegal });
    if (signal.aborted) return;
    if (end.type === 'ok') {
      store.set(own, emptyForm(emptyLogin));
      return onDone();
    }
    if (end.type === 'refused' && end.errorName === 'EmptyPass' && build.restore) return toRestore(values.login.trim());
    tell(end);
    // A picture that is new has not been answered wrongly yet.
    form.reset({ ...store.get(own).values, captcha: '' });
  });

  const fault = loginEndText(state);
  return (
    <form ref={element} noValidate className="grid gap-4" onSubmit={send}>
      {fault && <Notice mood="danger">{fault}</Notice>}
      <TextField
        label={acceptsPhone ? t`Почта или телефон` : t`Почта`}
        value={form.values.login}
        onChange={(login) => form.set({ login })}
        onBlur={() => form.leave('login')}
        fault={faultText(form.fault('login'))}
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
        fault={faultText(form.fault('password'))}
        name="password"
        autoComplete="current-password"
        enterKeyHint={captcha === undefined ? 'go' : 'next'}
      />
      {captcha !== undefined && (
        <CaptchaField
          picture={captcha}
          value={form.values.captcha}
          onChange={(text) => form.set({ captcha: text })}
          fault={faultText(form.fault('captcha'))}
        />
      )}
      <SendButton isBusy={form.isBusy} busyText={t`Входим…`}>{t`Войти`}</SendButton>
    </form>
  );
};
