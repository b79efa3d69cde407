import { t } from '@lingui/core/macro';
import { openDialog } from '~/state/dialogs';
import { Icon } from '~/ui/Icon';
import { searchFieldClass } from './searchFieldClass';

/** Opens the search from the map. */
export const PlaceSearchButton = () => (
  <button type="button" className={searchFieldClass} onClick={() => openDialog({ name: 'search' })}>
    <Icon name="search" />
    <span className="truncate">{t`Зона, парковка, адрес`}</span>
  </button>
);
