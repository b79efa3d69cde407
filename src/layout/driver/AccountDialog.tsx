import { t } from '@lingui/core/macro';
import { ModalDialog } from '~/ui/ModalDialog';
import { AccountPanel } from './AccountPanel';

export const AccountDialog = ({ onClose }: { onClose: () => void }) => (
  <ModalDialog title={t`Профиль`} onClose={onClose}>
    <AccountPanel isSheet onClose={onClose} />
  </ModalDialog>
);
