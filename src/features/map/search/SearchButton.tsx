import { t } from '@lingui/core/macro';
import { openWindow } from '~/state/windows';
import { Icon } from '~/ui/Icon';

/** Opens the search from the map. */
export const SearchButton = () => (
  <button
    type="button"
    className="mr-14 flex min-h-12 items-center gap-3 rounded-field border border-line bg-paper px-3 text-left text-muted shadow-float active:bg-sign-soft desk:mr-0"
    onClick={() => openWindow({ name: 'search' })}
  >
    <Icon name="search" />
    {t`Зона, парковка, адрес`}
  </button>
);
