import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { changeAccountPassword } from '~/data/profile/changeAccountPassword';
import { useCurrentUser } from '~/data/profile/useCurrentUser';
import { Button } from '~/ui/Button';
import { formAtom } from '~/ui/form/formAtom';
import { useFormWithServerErrors } from '~/ui/form/useFormWithServerErrors';
import { NewPasswordFields } from '~/ui/NewPasswordFields';
import { Notice } from '~/ui/Notice';
import { PasswordField } from '~/ui/PasswordField';
import { profileAnswerText, profileFieldErrorText, isTransientError } from '../profileErrorText';
import { checkPasswords, type PasswordValues } from './editProfile.form';
import type { EditStepProps } from './EditStepProps';

const empty: PasswordValues = { current: '', password: '', repeat: '' };
const fieldOf: Readonly<Record<string, keyof PasswordValues>> = {
  CurrentPasswordIncorrect: 'current',
  ValidationError: 'password',
};

/** Changes the password; the current one is required. */
export const ProfilePasswordStep = ({ dispatch }: Pick<EditStepProps, 'dispatch'>) => {
  const currentUser = useCurrentUser();
  const [localFormAtom] = useState(() => formAtom(empty));
  const form = useFormWithServerErrors<PasswordValues, string>(localFormAtom, checkPasswords);
  const [error, setError] = useState<string>();
  const send = form.submit(async (values) => {
    setError(undefined);
    if (!currentUser) return;
    const answer = await changeAccountPassword(currentUser, values);
    const field =
      answer.kind === 'refused' && Object.hasOwn(fieldOf, answer.errorName) ? fieldOf[answer.errorName] : undefined;
    if (answer.kind === 'ok') dispatch({ type: 'passwordChanged' });
    else if (answer.kind === 'lost')
      setError(
        t`Связь прервалась: возможно, пароль уже новый. Сохраните ещё раз; если текущий пароль не подойдёт, значит, новый уже действует.`,
      );
    else if (answer.kind === 'refused' && field)
      form.setServerError(field, values[field], answer, isTransientError(answer.errorName));
    else setError(profileAnswerText(answer));
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={send}>
      <PasswordField
        {...form.field('current', profileFieldErrorText)}
        label={t`Текущий пароль`}
        name="current"
        autoComplete="current-password"
        enterKeyHint="next"
        required
      />
      <NewPasswordFields
        label={t`Новый пароль`}
        repeatLabel={t`Новый пароль ещё раз`}
        hint={t`От 4 до 20 знаков.`}
        field={(name) => form.field(name, profileFieldErrorText)}
      />
      {error && <Notice severity="danger">{error}</Notice>}
      <Button type="submit" isWide isBusy={form.isBusy}>
        {form.isBusy ? t`Сохраняем…` : t`Сохранить пароль`}
      </Button>
      <Button variant="secondary" isWide onClick={() => dispatch({ type: 'aborted' })}>
        {t`Отмена`}
      </Button>
    </form>
  );
};
