import { t } from '@lingui/core/macro';
import { openDialog } from '~/state/dialogs';
import { Icon } from '~/ui/Icon';
import { headerButton } from './headerButton';

/** A tap opens the top-up. The first frame draws it too. */
export const BalanceButton = ({ amount }: { amount: string }) => (
  <button
    type="button"
    className={headerButton}
    aria-label={t`Баланс ${amount} р, пополнить`}
    aria-haspopup="dialog"
    onClick={() => openDialog({ name: 'refill' })}
  >
    {t`${amount} р`}
    <Icon name="plus" size={18} className="hidden text-sign tablet:block" />
  </button>
);
