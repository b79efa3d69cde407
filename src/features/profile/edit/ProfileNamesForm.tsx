import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { saveNames } from '~/data/profile/changeNames';
import { useCurrentUser } from '~/data/profile/useCurrentUser';
import { changedNames, namesOfProfile, type Names } from '~/domain/account/profileChanges';
import type { Profile } from '~/domain/account/profile';
import { Button } from '~/ui/Button';
import { formAtom } from '~/ui/form/formAtom';
import { useForm } from '~/ui/form/useForm';
import { Notice } from '~/ui/Notice';
import { TextField } from '~/ui/TextField';
import { editOutcomeTitle } from '~/components/edit/editOutcomeText';
import { profileAnswerText, profileFieldErrorText } from '../profileErrorText';
import { useNotifyOutcome } from '~/components/edit/useNotifyOutcome';
import { checkNames } from './editProfile.form';

/** Edits the driver's name. Only changed values are sent, and nothing if nothing was changed (PROF-16). */
export const ProfileNamesForm = ({ profile, onClose }: { profile: Profile; onClose: () => void }) => {
  const currentUser = useCurrentUser();
  // Unchanged fields are not sent, even if the city's values have changed by then.
  const [first] = useState(() => namesOfProfile(profile));
  const [localFormAtom] = useState(() => formAtom<Names>(first));
  const form = useForm<Names, string>(localFormAtom, checkNames);
  const [error, setError] = useState<string>();
  const notifyOutcome = useNotifyOutcome();
  const send = form.submit(async (values) => {
    setError(undefined);
    const changed = changedNames(first, values);
    if (Object.keys(changed).length === 0) return onClose();
    if (!currentUser) return undefined;
    const notify = notifyOutcome();
    const answer = await saveNames(currentUser, changed);
    const text = answer.kind === 'ok' ? undefined : profileAnswerText(answer);
    const failure = text === undefined ? undefined : { title: editOutcomeTitle(answer.kind === 'lost'), text };
    return notify(() => (answer.kind === 'ok' ? onClose() : setError(text)), failure);
  });
  const field = (name: keyof Names) => ({
    value: form.values[name],
    onChange: (input: string) => form.set({ [name]: input }),
    onBlur: () => form.touch(name),
    error: profileFieldErrorText(form.error(name)),
    autoCapitalize: 'words',
    autoCorrect: 'off',
    spellCheck: false,
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={send}>
      <TextField
        {...field('lastName')}
        label={t`Фамилия`}
        name="lastname"
        autoComplete="family-name"
        enterKeyHint="next"
        required
      />
      <TextField
        {...field('firstName')}
        label={t({ message: 'Имя', context: 'given name' })}
        name="firstname"
        autoComplete="given-name"
        enterKeyHint="next"
        required
      />
      <TextField
        {...field('middleName')}
        label={t`Отчество, если есть`}
        name="middlename"
        autoComplete="additional-name"
        enterKeyHint="done"
      />
      {error && <Notice severity="danger">{error}</Notice>}
      <Button type="submit" isWide isBusy={form.isBusy}>
        {form.isBusy ? t`Сохраняем…` : t`Сохранить`}
      </Button>
    </form>
  );
};
