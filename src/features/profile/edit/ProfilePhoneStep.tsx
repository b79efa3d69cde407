import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Answer } from '~/data/auth/callOnce';
import { confirmProfilePhone, sendProfilePhoneCode } from '~/data/profile/changePhones';
import { useCurrentUser } from '~/data/profile/useCurrentUser';
import { formatContact as shown } from '~/domain/account/registrationFields';
import { hasPhone } from '~/domain/account/profileChanges';
import type { GuestPhoneError } from '~/domain/account/phone';
import { mainPhone } from '~/domain/account/profile';
import { PhoneField } from '~/components/payment/PhoneField';
import { Button } from '~/ui/Button';
import { formAtom } from '~/ui/form/formAtom';
import { useFormWithServerErrors } from '~/ui/form/useFormWithServerErrors';
import { Notice } from '~/ui/Notice';
import { profileAnswerText, profileFieldErrorText, isTransientError } from '../profileErrorText';
import { ProfileCodeStep } from './ProfileCodeStep';
import { checkProfilePhone } from './editProfile.form';
import type { EditStepProps } from './EditStepProps';

const phoneErrors: readonly string[] = ['PhoneEmpty', 'PhoneShort', 'InvalidFormat'] satisfies GuestPhoneError[];
const isPhoneError = (error: string | undefined): error is GuestPhoneError =>
  error !== undefined && phoneErrors.includes(error);

/** Replaces the main phone or adds another one: first the number, then its code. */
export const ProfilePhoneStep = ({ profile, state, dispatch }: EditStepProps) => {
  const currentUser = useCurrentUser();
  const isChange = state.phoneAction === 'change';
  const old = isChange ? mainPhone(profile) : undefined;
  const [localFormAtom] = useState(() => formAtom({ phone: '' }));
  const form = useFormWithServerErrors<{ phone: string }, string>(localFormAtom, (values) =>
    checkProfilePhone(profile, values, state.phoneAction),
  );
  const [error, setError] = useState<string>();

  const requestCode = async (phone: string): Promise<Answer<unknown>> => {
    if (!currentUser) return { kind: 'notSent' };
    const answer = await sendProfilePhoneCode(currentUser, phone, isChange);
    const sent = { type: 'codeSent', to: phone, old, isProfilePhone: hasPhone(profile, phone) } as const;
    if (answer.kind === 'ok') dispatch({ ...sent, way: answer.value.way, isLost: false });
    if (answer.kind === 'lost') dispatch({ ...sent, isLost: true });
    return answer;
  };
  const send = form.submit(async ({ phone }) => {
    setError(undefined);
    const answer = await requestCode(phone);
    if (answer.kind === 'notSent') setError(profileAnswerText(answer));
    // ERR-34: an error that is not about the phone is shown there too.
    else if (answer.kind === 'refused' && !answer.mayBeDone)
      form.setServerError('phone', phone, answer.errorName, isTransientError(answer.errorName));
  });

  if (state.sent)
    return (
      <ProfileCodeStep
        kind="phone"
        state={state}
        sent={state.sent}
        dispatch={dispatch}
        requestCode={requestCode}
        confirm={async (sent, code) =>
          currentUser ? confirmProfilePhone(currentUser, sent, code) : { kind: 'notSent' }
        }
      />
    );
  const phoneError = form.error('phone');
  return (
    <form noValidate className="grid gap-4" onSubmit={send}>
      {old !== undefined && <p>{t`Сейчас основной — ${shown(old)}. Новый займёт его место.`}</p>}
      <PhoneField
        {...form.field('phone')}
        error={isPhoneError(phoneError) ? phoneError : undefined}
        refusal={isPhoneError(phoneError) ? undefined : profileFieldErrorText(phoneError)}
        hint={t`На него придёт код.`}
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
