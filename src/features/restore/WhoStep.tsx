import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { asksCaptcha, passCaptcha } from '~/data/auth/passCaptcha';
import { noteRestore, restoreAtom } from '~/state/restore';
import { store } from '~/state/store';
import { ActionBar } from '~/ui/ActionBar';
import { SendButton } from '~/ui/form/SendButton';
import { CaptchaBox } from '~/ui/CaptchaBox';
import { useRefusableForm } from '~/ui/form/useRefusableForm';
import { Notice } from '~/ui/Notice';
import { TextField } from '~/ui/TextField';
import { notSentText } from './notSentText';
import { faultText } from './refusalText';
import { RestoreTitle } from './RestoreTitle';
import { checkWho, whoForm } from './restore.form';
import { useRestoreSteps } from './useRestoreSteps';

interface Props {
  hasNoPassword: boolean;
  email?: string;
}

/** The first step: whose password it is. */
export const WhoStep = ({ hasNoPassword, email }: Props) => {
  const goTo = useRestoreSteps();
  const form = useRefusableForm(whoForm, (values) => checkWho(values, asksCaptcha));
  const [fault, setFault] = useState<string>();
  const fill = useEffectEvent((): void => {
    const state = store.get(restoreAtom);
    const known = email ?? ('login' in state ? state.login : undefined);
    if (known && form.values.login === '') form.set({ login: known });
  });
  useEffect(() => fill(), []);

  const send = form.submit(async ({ login, captcha }) => {
    setFault(undefined);
    const passed = await passCaptcha(captcha);
    // Its answer is good once, whatever comes of it.
    form.set({ captcha: '' });
    if (passed.kind === 'refused') return form.refuse('captcha', '', passed.errorName);
    if (passed.kind !== 'ok') return setFault(notSentText(passed.kind === 'notSent' ? passed.waitS : undefined));
    noteRestore({ type: 'named', login: login.trim() });
    return goTo('2');
  });
  return (
    <>
      <RestoreTitle step={1}>{t`Восстановление пароля`}</RestoreTitle>
      {hasNoPassword && (
        <Notice mood="info" title={t`У этого аккаунта ещё нет пароля`}>
          {t`Такое бывает, если вас зарегистрировали без него. Задайте пароль здесь и входите с ним.`}
        </Notice>
      )}
      <form noValidate className="grid gap-4" onSubmit={send}>
        <TextField
          label={t`Почта или телефон`}
          hint={t`Те, с которыми вы регистрировались.`}
          value={form.values.login}
          onChange={(login) => form.set({ login })}
          onBlur={() => form.leave('login')}
          fault={faultText(form.fault('login'))}
          name="username"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          required
        />
        {asksCaptcha && (
          <CaptchaBox
            token={form.values.captcha}
            onToken={(captcha) => form.set({ captcha })}
            fault={faultText(form.fault('captcha'))}
            loadFault={t`Проверка «я не робот» не загрузилась. Проверьте сеть и попробуйте ещё раз.`}
          />
        )}
        <ActionBar>
          {fault && <Notice mood="danger">{fault}</Notice>}
          <SendButton isBusy={form.isBusy}>{t`Дальше`}</SendButton>
        </ActionBar>
      </form>
    </>
  );
};
