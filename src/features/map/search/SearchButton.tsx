import { t } from '@lingui/core/macro';
import { openWindow } from '~/state/windows';
import { Icon } from '~/ui/Icon';

/** Opens the search from the map. */
export const SearchButton = () => (
  <button
    type="button"
    className="mr-[calc(var(--spacing-tap)+0.5rem)] flex min-h-tap min-w-0 items-center gap-3 rounded-field border border-line bg-paper px-3 text-left text-muted shadow-float active:bg-sign-soft desk:mr-0"
    onClick={() => openWindow({ name: 'search' })}
  >
    <Icon name="search" />
    <span className="truncate">{t`Зона, парковка, адрес`}</span>
  </button>
);
