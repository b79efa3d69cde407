import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent } from 'react';
import { noteRestore, restoreAtom } from '~/state/restore';
import { store } from '~/state/store';
import { ActionBar } from '~/ui/ActionBar';
import { Button } from '~/ui/Button';
import { useForm } from '~/ui/form/useForm';
import { Notice } from '~/ui/Notice';
import { TextField } from '~/ui/TextField';
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
  const form = useForm(whoForm, checkWho);
  const fill = useEffectEvent((): void => {
    const state = store.get(restoreAtom);
    const known = email ?? ('login' in state ? state.login : undefined);
    if (known && form.values.login === '') form.set({ login: known });
  });
  useEffect(() => fill(), []);

  const send = form.submit(async ({ login }) => {
    noteRestore({ type: 'named', login: login.trim() });
    await goTo('2');
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
          onBlur={() => form.values.login && form.touch('login')}
          fault={faultText(form.fault('login'))}
          name="username"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          required
        />
        <ActionBar>
          <Button type="submit" isWide isBusy={form.isBusy}>
            {t`Дальше`}
          </Button>
        </ActionBar>
      </form>
    </>
  );
};
