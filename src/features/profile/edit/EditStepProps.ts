import type { Profile } from '~/domain/account/profile';
import type { EditEvent, EditState } from '~/domain/account/profileEdit.flow';

/** What every step of the window is given. */
export interface EditStepProps {
  profile: Profile;
  state: EditState;
  dispatch: (event: EditEvent) => void;
}
