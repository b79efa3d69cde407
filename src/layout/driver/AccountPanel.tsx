import { t } from '@lingui/core/macro';
import { useSignOut } from '~/data/auth/useSignOut';
import { useProfile } from '~/data/profile/useProfile';
import { accountName } from '~/domain/account/profile';
import { Icon } from '~/ui/Icon';
import { AccountLinks } from '../menu/AccountLinks';
import { menuLine } from '../menu/menuLine';
import type { PanelProps } from './PanelProps';

/** The name of the signed-in driver, the account pages, and the logout (SHELL-21). */
export const AccountPanel = ({ isSheet, onClose }: PanelProps) => {
  const { profile } = useProfile();
  const { signOut } = useSignOut();
  return (
    <nav className="grid gap-1" aria-label={t`Кабинет`}>
      {profile && <p className="px-2 pb-1 text-small text-muted">{accountName(profile)}</p>}
      <AccountLinks replace={isSheet} onClose={onClose} />
      <button
        type="button"
        className={menuLine}
        onClick={() => {
          onClose();
          signOut();
        }}
      >
        <Icon name="logout" />
        {t`Выйти`}
      </button>
    </nav>
  );
};
