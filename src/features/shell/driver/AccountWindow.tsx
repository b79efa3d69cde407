import { t } from '@lingui/core/macro';
import { Window } from '~/ui/Window';
import { AccountPanel } from './AccountPanel';

export const AccountWindow = ({ onClose }: { onClose: () => void }) => (
  <Window title={t`Профиль`} onClose={onClose}>
    <AccountPanel isSheet onClose={onClose} />
  </Window>
);
