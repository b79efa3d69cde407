import { t } from '@lingui/core/macro';
import { ModalDialog } from '~/ui/ModalDialog';
import { StaysPanel } from './StaysPanel';

export const StaysDialog = ({ onClose }: { onClose: () => void }) => (
  <ModalDialog title={t`Текущие парковки`} onClose={onClose}>
    <StaysPanel isSheet onClose={onClose} />
  </ModalDialog>
);
