import { t } from '@lingui/core/macro';
import { openDialog } from '~/state/dialogs';
import { Icon } from '~/ui/Icon';
import { hideWhileDragging } from './hideWhileDragging';

/** Opens the search: over the map's upper edge, also in the first frame, or among the notices above a list. */
export const SearchBar = ({ isOverMap }: { isOverMap: boolean }) => (
  <button
    type="button"
    data-map-search={isOverMap || undefined}
    className={`flex min-h-tap min-w-0 items-center gap-3 rounded-field border border-line bg-paper px-3 text-left text-muted shadow-float active:bg-sign-soft ${isOverMap ? `absolute inset-x-2 top-2 desk:max-w-md ${hideWhileDragging}` : ''}`}
    onClick={() => openDialog({ name: 'search' })}
  >
    <Icon name="search" />
    <span className="truncate">{t`Зона, парковка, адрес`}</span>
  </button>
);
