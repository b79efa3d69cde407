import { t } from '@lingui/core/macro';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { ModalDialog } from '~/ui/ModalDialog';

/** The end of a restore, and the way in (REST-03). */
export const PasswordChangedDialog = ({ onClose }: { onClose: () => void }) => (
  <ModalDialog title={t`Пароль обновлён`} onClose={onClose}>
    <div className="grid gap-4">
      <p className="text-lead">{t`Теперь входите с новым паролем. На других устройствах нужно будет войти заново.`}</p>
      <Button
        isWide
        onClick={() => {
          onClose();
          openDialog({ name: 'login' });
        }}
      >
        {t`Войти`}
      </Button>
    </div>
  </ModalDialog>
);
