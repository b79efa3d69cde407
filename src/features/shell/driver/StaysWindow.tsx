import { t } from '@lingui/core/macro';
import { Window } from '~/ui/Window';
import { StaysPanel } from './StaysPanel';

export const StaysWindow = ({ onClose }: { onClose: () => void }) => (
  <Window title={t`Текущие парковки`} onClose={onClose}>
    <StaysPanel isSheet onClose={onClose} />
  </Window>
);
