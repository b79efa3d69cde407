import type { Profile } from '~/domain/account/profile';
import type { EditEvent, EditState } from '~/domain/account/profileEdit.flow';

/** Props of every step of the dialog. */
export interface EditStepProps {
  profile: Profile;
  state: EditState;
  dispatch: (event: EditEvent) => void;
}
