import { t } from '@lingui/core/macro';
import { useCapabilities, useSettings } from '~/data/settings/useCapabilities';
import { Icon } from '~/ui/Icon';
import { AccountPanel } from './AccountPanel';
import { Balance } from './Balance';
import { HeaderControl } from './HeaderControl';
import { StaysPanel } from './StaysPanel';
import { StaysBadge } from './StaysBadge';

/**
 * The header controls of a signed-in driver: balance, running stays, account (SHELL-17…21; without balance SHELL-24).
 */
export const DriverControls = ({ hasRoom }: { hasRoom: boolean }) => {
  const isUnknown = useSettings() === undefined;
  const usesBalance = useCapabilities()?.usesBalance;
  return (
    <>
      {usesBalance && <Balance hasRoom={hasRoom} />}
      {isUnknown && <span className="w-12" />}
      <HeaderControl dialog="stays" hasRoom={hasRoom} Panel={StaysPanel}>
        <StaysBadge />
      </HeaderControl>
      <HeaderControl dialog="account" hasRoom={hasRoom} Panel={AccountPanel}>
        <Icon name="user" />
        <span className="sr-only">{t`Профиль`}</span>
      </HeaderControl>
    </>
  );
};
