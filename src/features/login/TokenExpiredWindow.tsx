import { t } from '@lingui/core/macro';
import { lastChangeAtom } from '~/state/signIn';
import { store } from '~/state/store';
import { openWindow } from '~/state/windows';
import { Button } from '~/ui/Button';
import { Window } from '~/ui/Window';
import { EraseButton } from './EraseButton';

/** The server no longer knows the login. OK leads to signing in again; what was typed stays. */
export const TokenExpiredWindow = ({ onClose }: { onClose: () => void }) => (
  <Window title={t`Время входа истекло`} onClose={onClose}>
    <div className="grid gap-4">
      <p>{t`Время входа истекло. Пожалуйста, войдите снова.`}</p>
      <Button
        isWide
        onClick={() => {
          onClose();
          openWindow({ name: 'login', isCompany: store.get(lastChangeAtom)?.userType === 'coop' });
        }}
      >
        {t`Хорошо`}
      </Button>
      <EraseButton />
    </div>
  </Window>
);
