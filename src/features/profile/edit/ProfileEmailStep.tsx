import { t } from '@lingui/core/macro';
import type { Answer } from '~/data/auth/callOnce';
import { confirmProfileEmail, sendProfileEmailCode } from '~/data/profile/changeEmail';
import { useCurrentUser } from '~/data/profile/useCurrentUser';
import { emailRefusal } from '~/data/registration/availability';
import { accountEmailError } from '~/domain/account/accountEmail';
import { visibleText } from '~/domain/content/visibleText';
import { EmailField } from '~/ui/EmailField';
import { profileFieldErrorText, isTransientError } from '../profileErrorText';
import { ProfileContactStep, type ContactForm } from './ProfileContactStep';
import type { EditStepProps } from './EditStepProps';

/** VAL-52: a complete address is checked with the city at once, because it may be taken. */
const checkIsFree = async (form: ContactForm): Promise<void> => {
  const email = form.values.contact;
  if (email === '') return;
  form.touch('contact');
  if (form.currentError('contact') !== undefined) return;
  const refusal = await emailRefusal(email);
  if (refusal !== undefined) form.recordServerError('contact', email, refusal, isTransientError(refusal));
};

/** Changes the e-mail. Its field follows VAL-59. */
export const ProfileEmailStep = ({ profile, state, dispatch }: EditStepProps) => {
  const currentUser = useCurrentUser();
  const requestCode = async (email: string): Promise<Answer<unknown>> => {
    if (!currentUser) return { kind: 'notSent' };
    const answer = await sendProfileEmailCode(currentUser, email, Boolean(profile.email));
    if (answer.kind === 'ok' || answer.kind === 'lost')
      dispatch({ type: 'codeSent', to: visibleText(email), isLost: answer.kind === 'lost' });
    return answer;
  };
  return (
    <ProfileContactStep
      kind="email"
      state={state}
      dispatch={dispatch}
      check={(email) => accountEmailError(email, profile.email)}
      requestCode={requestCode}
      confirm={async ({ to }, code) => (currentUser ? confirmProfileEmail(currentUser, to, code) : { kind: 'notSent' })}
    >
      {(form) => (
        <EmailField
          {...form.field('contact', profileFieldErrorText)}
          onBlur={() => void checkIsFree(form)}
          label={t`Почта`}
          hint={t`На неё придёт письмо с кодом.`}
          name="email"
          enterKeyHint="send"
          required
        />
      )}
    </ProfileContactStep>
  );
};
