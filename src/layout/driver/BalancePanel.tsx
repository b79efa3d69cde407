import { t } from '@lingui/core/macro';
import { useProfile } from '~/data/profile/useProfile';
import { Price } from '~/components/Price';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import type { PanelProps } from './PanelProps';

/** The balance, and the way to top it up. */
export const BalancePanel = ({ onClose }: PanelProps) => {
  const balance = useProfile().profile?.balance;
  return (
    <div className="grid gap-3">
      {balance === undefined ? (
        <p className="text-muted">{t`Баланс пока неизвестен.`}</p>
      ) : (
        <p className="text-lead">
          {t`На балансе`} <Price sum={balance} className="font-semibold" />
        </p>
      )}
      <Button
        isWide
        onClick={() => {
          onClose();
          openDialog({ name: 'refill' });
        }}
      >
        {t`Пополнить`}
      </Button>
    </div>
  );
};
