import { t } from '@lingui/core/macro';
import { useProfile } from '~/data/profile/useProfile';
import { amount as roubles } from '~/i18n/format';
import { openDialog } from '~/state/dialogs';
import { Icon } from '~/ui/Icon';
import { headerButton } from './headerButton';

/** The balance with its suffix, or a dash while it is unknown. A tap opens the top-up. */
export const Balance = () => {
  const { profile } = useProfile();
  const balance = profile?.balance;
  const amount = balance === undefined ? '—' : roubles(balance);
  return (
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
};
