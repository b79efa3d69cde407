import { t } from '@lingui/core/macro';
import { useReducer } from 'react';
import { useProfileWithOwner } from '~/data/profile/useProfileWithOwner';
import type { Profile } from '~/domain/account/profile';
import {
  editAt,
  editFlow,
  type EditEvent,
  type EditState,
  type EditStep,
  type PhoneAction,
} from '~/domain/account/profileEdit.flow';
import { useFocusOnChange } from '~/ui/useFocusOnChange';
import { ModalDialog } from '~/ui/ModalDialog';
import { ProfileEmailStep } from './ProfileEmailStep';
import { ProfileRemainingStep } from './ProfileRemainingStep';
import { ProfileMainStep } from './ProfileMainStep';
import { ProfilePasswordStep } from './ProfilePasswordStep';
import { ProfilePhoneStep } from './ProfilePhoneStep';

interface Props {
  step: EditStep;
  phoneAction?: PhoneAction;
  onClose: () => void;
}

/**
 * Edits the driver's name, password, e-mail and phones. After an expired login, the same driver finds the dialog as it
 * was.
 */
export const EditProfileDialog = (props: Props) => {
  const { profile, owner } = useProfileWithOwner();
  return profile ? <Steps key={owner} {...props} profile={profile} /> : null;
};

const Steps = ({ step, phoneAction, profile, onClose }: Props & { profile: Profile }) => {
  const [state, dispatchFlow] = useReducer(editFlow, editAt(step, phoneAction));
  const { visit } = state;
  /** An answer belongs to the visit of a step in which it was requested. */
  const dispatch = (event: EditEvent): void => dispatchFlow({ ...event, visit });
  const focusKey = state.remaining ? 'left' : `${state.step}${state.sent ? '-code' : ''}`;
  const focus = useFocusOnChange(focusKey);
  const stepProps = { profile, state, dispatch };
  return (
    <ModalDialog title={titleOf(state, profile)} onClose={onClose}>
      <div ref={focus} className="grid grid-cols-1 gap-4">
        {state.remaining && <ProfileRemainingStep remaining={state.remaining} state={state} dispatch={dispatch} />}
        {!state.remaining && state.step === 'main' && <ProfileMainStep {...stepProps} onClose={onClose} />}
        {!state.remaining && state.step === 'password' && <ProfilePasswordStep dispatch={dispatch} />}
        {!state.remaining && state.step === 'email' && <ProfileEmailStep {...stepProps} />}
        {!state.remaining && state.step === 'phone' && <ProfilePhoneStep {...stepProps} />}
      </div>
    </ModalDialog>
  );
};

const titleOf = ({ step, phoneAction }: EditState, { email }: Profile): string => {
  switch (step) {
    case 'main':
      return t`Мои данные`;
    case 'password':
      return t`Новый пароль`;
    case 'email':
      return email ? t`Новая почта` : t`Почта`;
    case 'phone':
      return phoneAction === 'add' ? t`Ещё один телефон` : t`Новый основной телефон`;
  }
};
