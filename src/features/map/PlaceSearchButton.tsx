import { t } from '@lingui/core/macro';
import { openDialog } from '~/state/dialogs';
import { Icon } from '~/ui/Icon';

/** Opens the search from the map. The first frame draws it too. */
export const PlaceSearchButton = () => (
  <button
    type="button"
    className="mr-[calc(var(--spacing-tap)+0.5rem)] flex min-h-tap min-w-0 items-center gap-3 rounded-field border border-line bg-paper px-3 text-left text-muted shadow-float active:bg-sign-soft desk:mr-0"
    onClick={() => openDialog({ name: 'search' })}
  >
    <Icon name="search" />
    <span className="truncate">{t`Зона, парковка, адрес`}</span>
  </button>
);
