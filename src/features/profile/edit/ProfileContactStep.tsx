import { t } from '@lingui/core/macro';
import { useState, type ReactNode } from 'react';
import type { Answer } from '~/data/auth/callOnce';
import type { SentCode } from '~/domain/account/profileEdit.flow';
import { Button } from '~/ui/Button';
import { formAtom } from '~/ui/form/formAtom';
import { useFormWithServerErrors } from '~/ui/form/useFormWithServerErrors';
import { Notice } from '~/ui/Notice';
import { profileAnswerText, isTransientError } from '../profileErrorText';
import { ProfileCodeStep } from './ProfileCodeStep';
import type { EditStepProps } from './EditStepProps';

export type ContactForm = ReturnType<typeof useFormWithServerErrors<{ contact: string }, string>>;

interface Props extends Omit<EditStepProps, 'profile'> {
  kind: 'email' | 'phone';
  check: (contact: string) => string | undefined;
  requestCode: (contact: string) => Promise<Answer<unknown>>;
  confirm: (sent: SentCode, code: string) => Promise<Answer<unknown>>;
  children: (form: ContactForm) => ReactNode;
}

/** Changes an e-mail or a phone: first the contact, which `children` ask for, then the code that was sent to it. */
export const ProfileContactStep = ({ kind, check, requestCode, confirm, state, dispatch, children }: Props) => {
  const [localFormAtom] = useState(() => formAtom({ contact: '' }));
  const form = useFormWithServerErrors<{ contact: string }, string>(localFormAtom, ({ contact }) => {
    const error = check(contact);
    return error === undefined ? {} : { contact: error };
  });
  const [error, setError] = useState<string>();

  const send = form.submit(async ({ contact }) => {
    setError(undefined);
    const answer = await requestCode(contact);
    if (answer.kind === 'notSent') setError(profileAnswerText(answer));
    // ERR-34: an error that is not about the contact is shown there too.
    else if (answer.kind === 'refused' && !answer.mayBeDone)
      form.setServerError('contact', contact, answer, isTransientError(answer.errorName));
  });

  if (state.sent) return <ProfileCodeStep {...{ kind, state, sent: state.sent, dispatch, requestCode, confirm }} />;
  return (
    <form noValidate className="grid gap-4" onSubmit={send}>
      {children(form)}
      {error && <Notice severity="danger">{error}</Notice>}
      <Button type="submit" isWide isBusy={form.isBusy}>
        {t`Получить код`}
      </Button>
      <Button variant="secondary" isWide onClick={() => dispatch({ type: 'aborted' })}>
        {t`Отмена`}
      </Button>
    </form>
  );
};
