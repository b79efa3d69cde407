import { t } from '@lingui/core/macro';
import { ModalDialog } from '~/ui/ModalDialog';
import { BalancePanel } from './BalancePanel';

export const BalanceDialog = ({ onClose }: { onClose: () => void }) => (
  <ModalDialog title={t`Баланс`} onClose={onClose}>
    <BalancePanel isSheet onClose={onClose} />
  </ModalDialog>
);
