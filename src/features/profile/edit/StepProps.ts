import type { Profile } from '~/domain/profile';
import type { EditEvent, EditState } from '~/domain/profileEdit.flow';

/** What every step of the window is given. */
export interface StepProps {
  profile: Profile;
  state: EditState;
  tell: (event: EditEvent) => void;
}
