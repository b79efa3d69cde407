import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { changeOwnPassword } from '~/data/profile/changeOwnPassword';
import { useOwn } from '~/data/profile/useOwn';
import { Button } from '~/ui/Button';
import { formAtom } from '~/ui/form/formAtom';
import { useRefusableForm } from '~/ui/form/useRefusableForm';
import { Notice } from '~/ui/Notice';
import { PasswordField } from '~/ui/PasswordField';
import { answerText, faultText, isPassing } from '../refusalText';
import { checkPasswords, type PasswordValues } from './edit.form';
import type { StepProps } from './StepProps';

const empty: PasswordValues = { current: '', password: '', repeat: '' };
const fieldOf: Readonly<Record<string, keyof PasswordValues>> = { CurrentPasswordIncorrect: 'current', ValidationError: 'password' };

/** Another password, after the one that is known. */
export const PasswordStep = ({ tell }: Pick<StepProps, 'tell'>) => {
  const own = useOwn();
  const [atom] = useState(() => formAtom(empty));
  const form = useRefusableForm<PasswordValues, string>(atom, checkPasswords);
  const [fault, setFault] = useState<string>();
  const send = form.submit(async (values) => {
    setFault(undefined);
    if (!own) return;
    const answer = await changeOwnPassword(own, values);
    const field = answer.kind === 'refused' && Object.hasOwn(fieldOf, answer.errorName) ? fieldOf[answer.errorName] : undefined;
    if (answer.kind === 'ok') tell({ type: 'passwordChanged' });
    else if (answer.kind === 'lost')
      setFault(
        t`Ответ города потерялся: возможно, пароль уже новый. Сохраните ещё раз; если текущий пароль не подойдёт, значит, новый уже действует.`,
      );
    else if (answer.kind === 'refused' && field) form.refuse(field, values[field], answer.errorName, isPassing(answer.errorName));
    else setFault(answerText(answer));
  });
  const field = (name: keyof PasswordValues) => ({
    value: form.values[name],
    onChange: (typed: string) => form.set({ [name]: typed }),
    onBlur: () => form.leave(name),
    fault: faultText(form.fault(name)),
    name,
    required: true,
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={send}>
      <PasswordField {...field('current')} label={t`Текущий пароль`} autoComplete="current-password" enterKeyHint="next" />
      <PasswordField {...field('password')} label={t`Новый пароль`} hint={t`От 4 до 20 знаков.`} autoComplete="new-password" enterKeyHint="next" />
      <PasswordField {...field('repeat')} label={t`Новый пароль ещё раз`} autoComplete="new-password" enterKeyHint="done" />
      {fault && <Notice mood="danger">{fault}</Notice>}
      <Button type="submit" isWide isBusy={form.isBusy}>
        {form.isBusy ? t`Сохраняем…` : t`Сохранить пароль`}
      </Button>
      <Button look="secondary" isWide onClick={() => tell({ type: 'aborted' })}>
        {t`Отмена`}
      </Button>
    </form>
  );
};
