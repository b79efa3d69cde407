import { t } from '@lingui/core/macro';
import type { Answer } from '~/data/auth/callOnce';
import { confirmProfilePhone, sendProfilePhoneCode } from '~/data/profile/changePhones';
import { useCurrentUser } from '~/data/profile/useCurrentUser';
import { phoneRefusal } from '~/data/registration/availability';
import { formatContact as shown } from '~/domain/account/registrationFields';
import { hasPhone, profilePhoneError } from '~/domain/account/profileChanges';
import type { GuestPhoneError } from '~/domain/account/phone';
import { mainPhone } from '~/domain/account/profile';
import { PhoneField } from '~/components/payment/PhoneField';
import { profileFieldErrorText } from '../profileErrorText';
import { checkIsFree } from './checkIsFree';
import { ProfileContactStep } from './ProfileContactStep';
import type { EditStepProps } from './EditStepProps';

const phoneErrors: readonly string[] = ['PhoneEmpty', 'PhoneShort', 'InvalidFormat'] satisfies GuestPhoneError[];
const isPhoneError = (error: string | undefined): error is GuestPhoneError =>
  error !== undefined && phoneErrors.includes(error);

/** Replaces the main phone or adds another one. Its field follows VAL-61. */
export const ProfilePhoneStep = ({ profile, state, dispatch }: EditStepProps) => {
  const currentUser = useCurrentUser();
  const isChange = state.phoneAction === 'change';
  const old = isChange ? mainPhone(profile) : undefined;

  /** The driver's other phone may become the main one, although the city calls it taken. */
  const otherPhoneRefusal = async (phone: string): ReturnType<typeof phoneRefusal> =>
    hasPhone(profile, phone) ? undefined : phoneRefusal(phone);

  const requestCode = async (phone: string): Promise<Answer<unknown>> => {
    if (!currentUser) return { kind: 'notSent' };
    const answer = await sendProfilePhoneCode(currentUser, phone, isChange);
    const sent = { type: 'codeSent', to: phone, old, isProfilePhone: hasPhone(profile, phone) } as const;
    if (answer.kind === 'ok') dispatch({ ...sent, way: answer.value.way, isLost: false });
    if (answer.kind === 'lost') dispatch({ ...sent, isLost: true });
    return answer;
  };
  return (
    <ProfileContactStep
      kind="phone"
      state={state}
      dispatch={dispatch}
      check={(phone) => profilePhoneError(profile, phone, state.phoneAction)}
      requestCode={requestCode}
      confirm={async (sent, code) => (currentUser ? confirmProfilePhone(currentUser, sent, code) : { kind: 'notSent' })}
    >
      {(form) => {
        const error = form.error('contact');
        return (
          <>
            {old !== undefined && <p>{t`Сейчас основной — ${shown(old)}. Новый займёт его место.`}</p>}
            <PhoneField
              {...form.field('contact')}
              onBlur={() => void checkIsFree(form, otherPhoneRefusal)}
              error={isPhoneError(error) ? error : undefined}
              refusal={isPhoneError(error) ? undefined : profileFieldErrorText(error, form.message('contact'))}
              hint={t`На него придёт код.`}
            />
          </>
        );
      }}
    </ProfileContactStep>
  );
};
