import { t } from '@lingui/core/macro';
import { useReducer } from 'react';
import { useWhoseProfile } from '~/data/profile/useWhoseProfile';
import type { Profile } from '~/domain/profile';
import { editAt, editFlow, type EditEvent, type EditState, type EditStep, type PhoneDeed } from '~/domain/profileEdit.flow';
import { useFocusOnChange } from '~/ui/useFocusOnChange';
import { Window } from '~/ui/Window';
import { EmailStep } from './EmailStep';
import { LeftStep } from './LeftStep';
import { MainStep } from './MainStep';
import { PasswordStep } from './PasswordStep';
import { PhoneStep } from './PhoneStep';

interface Props {
  step: EditStep;
  phoneDeed?: PhoneDeed;
  onClose: () => void;
}

/** Name, password, e-mail and phones of the driver (document 2, section 2). An expired login that is taken up again finds it as it was. */
export const EditWindow = (props: Props) => {
  const { profile, whose } = useWhoseProfile();
  return profile ? <Steps key={whose} {...props} profile={profile} /> : null;
};

const Steps = ({ step, phoneDeed, profile, onClose }: Props & { profile: Profile }) => {
  const [state, dispatch] = useReducer(editFlow, editAt(step, phoneDeed));
  const { visit } = state;
  /** What a step asks for is answered to the visit that it was asked in. */
  const tell = (event: EditEvent): void => dispatch({ ...event, visit });
  const place = state.left ? 'left' : `${state.step}${state.sent ? '-code' : ''}`;
  const focus = useFocusOnChange(place);
  const given = { profile, state, tell };
  return (
    <Window title={titleOf(state, profile)} onClose={onClose}>
      <div ref={focus} className="grid grid-cols-1 gap-4">
        {state.left && <LeftStep left={state.left} state={state} tell={tell} />}
        {!state.left && state.step === 'main' && <MainStep {...given} onClose={onClose} />}
        {!state.left && state.step === 'password' && <PasswordStep tell={tell} />}
        {!state.left && state.step === 'email' && <EmailStep {...given} />}
        {!state.left && state.step === 'phone' && <PhoneStep {...given} />}
      </div>
    </Window>
  );
};

const titleOf = ({ step, phoneDeed }: EditState, { email }: Profile): string => {
  switch (step) {
    case 'main':
      return t`Мои данные`;
    case 'password':
      return t`Новый пароль`;
    case 'email':
      return email ? t`Новая почта` : t`Почта`;
    case 'phone':
      return phoneDeed === 'add' ? t`Ещё один телефон` : t`Новый основной телефон`;
  }
};
