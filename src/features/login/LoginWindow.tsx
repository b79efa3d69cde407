import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { logIn, type LoginEnd } from '~/data/auth/logIn';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { takeChosenPlace } from '~/state/chosenPlace';
import { currentCity } from '~/state/city';
import { Button } from '~/ui/Button';
import { IconButton } from '~/ui/IconButton';
import { Notice } from '~/ui/Notice';
import { TextField } from '~/ui/TextField';
import { Window } from '~/ui/Window';
import { emptyForm } from '~/ui/form/formAtom';
import { useForm } from '~/ui/form/useForm';
import { checkLogin, emptyLogin, loginForm, type LoginFault } from './login.form';
import { loginEndText } from './loginEndText';

const faultText = (fault: LoginFault | undefined): string | undefined => {
  switch (fault) {
    case undefined:
      return undefined;
    case 'emptyField':
      return t`Заполните это поле`;
    case 'email':
      return t`Введите почту полностью, например ivan@mail.ru`;
    case 'emailPhone':
      return t`Введите почту или телефон, например ivan@mail.ru или 79123456789`;
  }
};

export const LoginWindow = ({ onClose }: { onClose: () => void }) => {
  const navigate = useNavigate();
  const acceptsPhone = useCapabilities()?.acceptsPhoneLogin ?? true;
  const [end, setEnd] = useState<Exclude<LoginEnd, { kind: 'ok' }>>();
  const [isPasswordShown, setPasswordShown] = useState(false);
  const captcha = end?.kind === 'refused' ? end.captcha : undefined;
  const form = useForm(loginForm, (values) => checkLogin(values, { acceptsPhone, asksCaptcha: captcha !== undefined }));
  const setForm = useSetAtom(loginForm);
  useEffect(() => () => setForm(emptyForm(emptyLogin)), [setForm]);

  const send = form.submit(async (values) => {
    const result = await logIn(currentCity().city, { ...values, captcha: captcha === undefined ? undefined : values.captcha.trim() });
    if (result.kind !== 'ok') {
      setEnd(result);
      // A picture that is new has not been answered wrongly yet.
      form.reset({ ...values, captcha: '' });
      return;
    }
    onClose();
    const place = takeChosenPlace();
    if (place)
      await navigate({ to: '/{-$lng}/profile/parking', params: (old) => old, search: place, state: { fill: crypto.randomUUID() }, replace: true });
  });

  return (
    <Window title={t`Вход`} onClose={onClose}>
      <form noValidate className="grid gap-4" onSubmit={send}>
        {end && <Notice mood="danger">{loginEndText(end)}</Notice>}
        <TextField
          label={acceptsPhone ? t`Почта или телефон` : t`Почта`}
          value={form.values.login}
          onChange={(login) => form.set({ login })}
          onBlur={() => form.values.login && form.touch('login')}
          fault={faultText(form.fault('login'))}
          name="username"
          type={acceptsPhone ? 'text' : 'email'}
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
        />
        <TextField
          label={t`Пароль`}
          value={form.values.password}
          onChange={(password) => form.set({ password })}
          fault={faultText(form.fault('password'))}
          name="password"
          type={isPasswordShown ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          trailing={
            <IconButton
              icon={isPasswordShown ? 'eyeOff' : 'eye'}
              label={isPasswordShown ? t`Скрыть пароль` : t`Показать пароль`}
              aria-pressed={isPasswordShown}
              onClick={() => setPasswordShown(!isPasswordShown)}
            />
          }
        />
        {captcha !== undefined && (
          <>
            <img
              src={captcha.startsWith('data:image/') ? captcha : `data:image/png;base64,${captcha}`}
              alt={t`Код с картинки`}
              className="h-20 justify-self-start rounded-field border border-line"
            />
            <TextField
              label={t`Код с картинки`}
              value={form.values.captcha}
              onChange={(text) => form.set({ captcha: text })}
              fault={faultText(form.fault('captcha'))}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          </>
        )}
        <Button type="submit" isWide isBusy={form.isBusy}>
          {form.isBusy ? t`Входим…` : t`Войти`}
        </Button>
      </form>
    </Window>
  );
};
