import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Answer } from '~/data/auth/callOnce';
import { confirmProfileEmail, sendProfileEmailCode } from '~/data/profile/changeEmail';
import { useCurrentUser } from '~/data/profile/useCurrentUser';
import { emailRefusal } from '~/data/registration/availability';
import { visibleText } from '~/domain/content/visibleText';
import { Button } from '~/ui/Button';
import { formAtom } from '~/ui/form/formAtom';
import { useFormWithServerErrors } from '~/ui/form/useFormWithServerErrors';
import { Notice } from '~/ui/Notice';
import { TextField } from '~/ui/TextField';
import { profileAnswerText, profileFieldErrorText, isTransientError } from '../profileErrorText';
import { ProfileCodeStep } from './ProfileCodeStep';
import { checkProfileEmail } from './editProfile.form';
import type { EditStepProps } from './EditStepProps';

/** Changes the e-mail: first the address, then its code. */
export const ProfileEmailStep = ({ profile, state, dispatch }: EditStepProps) => {
  const currentUser = useCurrentUser();
  const [localFormAtom] = useState(() => formAtom({ email: '' }));
  const form = useFormWithServerErrors<{ email: string }, string>(localFormAtom, (values) =>
    checkProfileEmail(profile, values),
  );
  const [error, setError] = useState<string>();

  const requestCode = async (email: string): Promise<Answer<unknown>> => {
    if (!currentUser) return { kind: 'notSent' };
    const answer = await sendProfileEmailCode(currentUser, email, Boolean(profile.email));
    if (answer.kind === 'ok' || answer.kind === 'lost')
      dispatch({ type: 'codeSent', to: visibleText(email), isLost: answer.kind === 'lost' });
    return answer;
  };
  const send = form.submit(async ({ email }) => {
    setError(undefined);
    const answer = await requestCode(email);
    if (answer.kind === 'notSent') setError(profileAnswerText(answer));
    else if (answer.kind === 'refused' && !answer.mayBeDone)
      form.setServerError('email', email, answer.errorName, isTransientError(answer.errorName));
  });
  /** VAL-52: a complete address is checked with the city at once, because it may be taken. */
  const checkIsFree = async (): Promise<void> => {
    const { email } = form.values;
    if (email === '') return;
    form.touch('email');
    if (form.currentError('email') !== undefined) return;
    const refusal = await emailRefusal(email);
    if (refusal !== undefined) form.recordServerError('email', email, refusal, isTransientError(refusal));
  };

  if (state.sent)
    return (
      <ProfileCodeStep
        kind="email"
        state={state}
        sent={state.sent}
        dispatch={dispatch}
        requestCode={requestCode}
        confirm={async ({ to }, code) =>
          currentUser ? confirmProfileEmail(currentUser, to, code) : { kind: 'notSent' }
        }
      />
    );
  return (
    <form noValidate className="grid gap-4" onSubmit={send}>
      <TextField
        label={t`Почта`}
        hint={t`На неё придёт письмо с кодом.`}
        value={form.values.email}
        onChange={(email) => form.set({ email })}
        onBlur={() => void checkIsFree()}
        error={profileFieldErrorText(form.error('email'))}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        required
      />
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
