import { t } from '@lingui/core/macro';
import { useProfile } from '~/data/profile/useProfile';
import { priceParts } from '~/i18n/format';
import { openWindow } from '~/state/windows';
import { Icon } from '~/ui/Icon';
import { headerButton } from './headerButton';

/** The balance with its suffix, a dash while it is not known; a tap tops it up (document 1, section 2). */
export const Balance = () => {
  const { profile } = useProfile();
  const balance = profile?.balance;
  const parts = balance === undefined ? undefined : priceParts(balance);
  const amount = parts ? `${parts.whole}${parts.fraction === '00' ? '' : parts.separator + parts.fraction}` : '—';
  return (
    <button
      type="button"
      className={headerButton}
      aria-label={t`Баланс ${amount} р, пополнить`}
      aria-haspopup="dialog"
      onClick={() => openWindow({ name: 'refill' })}
    >
      {t`${amount} р`}
      <Icon name="plus" size={18} className="hidden text-sign tablet:block" />
    </button>
  );
};
