import { t } from '@lingui/core/macro';
import { lastChangeAtom } from '~/state/session/signIn';
import { store } from '~/state/store';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { ModalDialog } from '~/ui/ModalDialog';
import { EraseDeviceDataButton } from './EraseDeviceDataButton';

/** Shown if the server no longer knows the login. Its button leads to the login, and typed values stay. */
export const TokenExpiredDialog = ({ onClose }: { onClose: () => void }) => (
  <ModalDialog title={t`Время входа истекло`} onClose={onClose}>
    <div className="grid gap-4">
      <p>{t`Войдите снова, чтобы продолжить. Заполненное сохранится.`}</p>
      <Button
        isWide
        onClick={() => {
          onClose();
          openDialog({ name: 'login', isCompany: store.get(lastChangeAtom)?.userType === 'coop' });
        }}
      >
        {t`Войти снова`}
      </Button>
      <EraseDeviceDataButton />
    </div>
  </ModalDialog>
);
