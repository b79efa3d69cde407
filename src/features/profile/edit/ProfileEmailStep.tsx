import { t } from '@lingui/core/macro';
import type { Answer } from '~/data/auth/callOnce';
import { confirmProfileEmail, sendProfileEmailCode } from '~/data/profile/changeEmail';
import { useCurrentUser } from '~/data/profile/useCurrentUser';
import { emailRefusal } from '~/data/registration/availability';
import { accountEmailError } from '~/domain/account/accountEmail';
import { visibleText } from '~/domain/content/visibleText';
import { EmailField } from '~/ui/EmailField';
import { profileFieldErrorText } from '../profileErrorText';
import { checkIsFree } from './checkIsFree';
import { ProfileContactStep } from './ProfileContactStep';
import type { EditStepProps } from './EditStepProps';

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
          onBlur={() => void checkIsFree(form, emailRefusal)}
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
