import { t } from '@lingui/core/macro';
import { useProfile } from '~/data/profile/useProfile';
import { amount as roubles } from '~/i18n/format';
import { BalancePanel } from './BalancePanel';
import { BalanceText } from './BalanceText';
import { HeaderControl } from './HeaderControl';

/** The balance with its suffix, or a dash while it is unknown. A tap opens a panel with the top-up (SHELL-17). */
export const Balance = ({ hasRoom }: { hasRoom: boolean }) => {
  const balance = useProfile().profile?.balance;
  const amount = balance === undefined ? '—' : roubles(balance);
  return (
    <HeaderControl dialog="balance" label={t`Баланс ${amount} р, пополнить`} hasRoom={hasRoom} Panel={BalancePanel}>
      <BalanceText amount={amount} />
    </HeaderControl>
  );
};
