import { t } from '@lingui/core/macro';
import { Window } from '~/ui/Window';
import { CityList } from './CityList';

export const CityWindow = ({ onClose }: { onClose: () => void }) => (
  <Window title={t`Выберите город`} onClose={onClose}>
    <CityList />
  </Window>
);
