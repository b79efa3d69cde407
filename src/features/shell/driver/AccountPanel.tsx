import { t } from '@lingui/core/macro';
import { useLeave } from '~/data/auth/useLeave';
import { useProfile } from '~/data/profile/useProfile';
import { accountName } from '~/domain/profile';
import { Icon } from '~/ui/Icon';
import { CabinetLinks } from '../menu/CabinetLinks';
import { menuLine } from '../menu/menuLine';
import type { PanelProps } from './PanelProps';

/** Who is signed in, the pages of the cabinet, and the way out (SHELL-21). */
export const AccountPanel = ({ isSheet, onClose }: PanelProps) => {
  const { profile } = useProfile();
  const { leave } = useLeave();
  return (
    <nav className="grid gap-1" aria-label={t`Кабинет`}>
      {profile && <p className="px-2 pb-1 text-small text-muted">{accountName(profile)}</p>}
      <CabinetLinks replace={isSheet} onClose={onClose} />
      <button
        type="button"
        className={menuLine}
        onClick={() => {
          onClose();
          leave();
        }}
      >
        <Icon name="logout" />
        {t`Выйти`}
      </button>
    </nav>
  );
};
