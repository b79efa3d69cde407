import { t } from '@lingui/core/macro';
import { openWindow } from '~/state/windows';
import { Icon } from '~/ui/Icon';
import { searchClass } from './searchClass';

/** Opens the search from the map. */
export const SearchButton = () => (
  <button type="button" className={searchClass} onClick={() => openWindow({ name: 'search' })}>
    <Icon name="search" />
    <span className="truncate">{t`Зона, парковка, адрес`}</span>
  </button>
);
