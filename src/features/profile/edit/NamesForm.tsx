import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { saveNames } from '~/data/profile/changeNames';
import { useOwn } from '~/data/profile/useOwn';
import { changedNames, namesOfProfile, type Names } from '~/domain/ownData';
import type { Profile } from '~/domain/profile';
import { Button } from '~/ui/Button';
import { formAtom } from '~/ui/form/formAtom';
import { useForm } from '~/ui/form/useForm';
import { Notice } from '~/ui/Notice';
import { TextField } from '~/ui/TextField';
import { editEndTitle } from '~/parts/edit/editEndText';
import { answerText, faultText } from '../refusalText';
import { useTellEnd } from '~/parts/edit/useTellEnd';
import { checkNames } from './edit.form';

/** The driver's name. Only what was changed is sent, and where nothing was, nothing is (PROF-16). */
export const NamesForm = ({ profile, onClose }: { profile: Profile; onClose: () => void }) => {
  const own = useOwn();
  // What the driver leaves alone is not sent, whatever the city knows by then.
  const [first] = useState(() => namesOfProfile(profile));
  const [atom] = useState(() => formAtom<Names>(first));
  const form = useForm<Names, string>(atom, checkNames);
  const [fault, setFault] = useState<string>();
  const tellEnd = useTellEnd();
  const send = form.submit(async (values) => {
    setFault(undefined);
    const changed = changedNames(first, values);
    if (Object.keys(changed).length === 0) return onClose();
    if (!own) return undefined;
    const tell = tellEnd();
    const answer = await saveNames(own, changed);
    const text = answer.kind === 'ok' ? undefined : answerText(answer);
    const failure = text === undefined ? undefined : { title: editEndTitle(answer.kind === 'lost'), text };
    return tell(() => (answer.kind === 'ok' ? onClose() : setFault(text)), failure);
  });
  const field = (name: keyof Names) => ({
    value: form.values[name],
    onChange: (typed: string) => form.set({ [name]: typed }),
    onBlur: () => form.touch(name),
    fault: faultText(form.fault(name)),
    autoCapitalize: 'words',
    autoCorrect: 'off',
    spellCheck: false,
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={send}>
      <TextField {...field('lastName')} label={t`Фамилия`} name="lastname" autoComplete="family-name" enterKeyHint="next" required />
      <TextField
        {...field('firstName')}
        label={t({ message: 'Имя', context: 'given name' })}
        name="firstname"
        autoComplete="given-name"
        enterKeyHint="next"
        required
      />
      <TextField {...field('middleName')} label={t`Отчество, если есть`} name="middlename" autoComplete="additional-name" enterKeyHint="done" />
      {fault && <Notice mood="danger">{fault}</Notice>}
      <Button type="submit" isWide isBusy={form.isBusy}>
        {form.isBusy ? t`Сохраняем…` : t`Сохранить`}
      </Button>
    </form>
  );
};
