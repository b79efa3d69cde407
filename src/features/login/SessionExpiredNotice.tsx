import { t } from '@lingui/core/macro';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { EraseDeviceDataButton } from './EraseDeviceDataButton';

/**
 * Shown over a private page whose login the server has ended. Typed values are still there, and the user can sign in
 * again.
 */
export const SessionExpiredNotice = ({ isCompany = false }: { isCompany?: boolean }) => (
  <div className="mx-auto w-full max-w-5xl p-4 pb-0">
    <Notice
      severity="warning"
      title={t`Время входа истекло`}
      actions={
        <>
          <Button variant="secondary" icon="user" onClick={() => openDialog({ name: 'login', isCompany })}>
            {t`Войти снова`}
          </Button>
          <EraseDeviceDataButton />
        </>
      }
    >
      {t`Войдите снова, чтобы продолжить. Заполненное сохранится.`}
    </Notice>
  </div>
);
