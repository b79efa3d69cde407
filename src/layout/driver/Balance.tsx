import { useProfile } from '~/data/profile/useProfile';
import { amount as roubles } from '~/i18n/format';
import { BalanceButton } from './BalanceButton';

/** The balance with its suffix, or a dash while it is unknown. */
export const Balance = () => {
  const balance = useProfile().profile?.balance;
  return <BalanceButton amount={balance === undefined ? '—' : roubles(balance)} />;
};
